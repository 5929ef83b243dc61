/** What is told of whole evenings afterwards: who won what, how, and with how much luck. */
package croupier.app.evenings;
