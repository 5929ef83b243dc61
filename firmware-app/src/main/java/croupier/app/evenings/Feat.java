package croupier.app.evenings;

import croupier.app.words.Message;

/**
 * The most that there was of something: the dearest rent, the most times in jail.
 *
 * @param title what it is the most of: the name of a message that needs nothing more
 * @param amount how much it was; of several games the one with most is told
 * @param told the whole sentence, about the players of its game
 */
public record Feat(String title, long amount, Message told) {}
