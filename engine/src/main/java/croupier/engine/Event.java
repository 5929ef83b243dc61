package croupier.engine;

/**
 * Something that happened and that the whole table saw. Each game has its own sealed kind, made of
 * small records.
 */
public interface Event {}
