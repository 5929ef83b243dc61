package croupier.engine;

/** An answer of chance. Each game has its own sealed kind, made of small records. */
public interface Outcome {}
