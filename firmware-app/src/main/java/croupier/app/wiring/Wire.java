package croupier.app.wiring;

import croupier.app.words.Message;
import croupier.hal.profile.HeaderLine;

/**
 * One wire from the header to a part.
 *
 * @param pin of the header, from 1
 * @param to where its other end goes, and what goes with it
 */
record Wire(int pin, HeaderLine line, Message to) {}
