/**
 * What the program says, in the language of whoever reads it. Everybody else speaks in {@link
 * croupier.app.words.Message}s, which are values; {@link croupier.app.words.Words} makes text of
 * them, where something is about to be read.
 */
package croupier.app.words;
