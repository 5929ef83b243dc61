package croupier.engine;

/**
 * What is asked of chance, with its bounds. Each game has its own sealed kind, made of small
 * records.
 */
public interface Ask {}
