/**
 * The unit in a browser: a small HTTP server that draws every picture the controller shows, and
 * hands on what people do with the drawn controls. It decides nothing about the games.
 */
package croupier.app.web;
