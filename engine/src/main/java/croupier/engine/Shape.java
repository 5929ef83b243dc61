package croupier.engine;

/**
 * What an action with free parts may be, as bounds: a bid from so much to so much, a deal out of
 * these deeds. Each game that has such actions has its own sealed kind, made of small records; a
 * shape is called like the action that it bounds.
 */
public interface Shape {}
