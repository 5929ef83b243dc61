package croupier.engine;

/** Something that a seat decides. Each game has its own sealed kind, made of small records. */
public interface Action {}
