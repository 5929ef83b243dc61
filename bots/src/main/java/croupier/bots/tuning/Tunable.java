package croupier.bots.tuning;

import croupier.bots.Bot;
import croupier.bots.Weights;
import croupier.engine.Game;
import java.util.function.Function;

/**
 * A bot whose weights can be tuned.
 *
 * @param weights those that it plays with
 * @param bot makes one with other weights, for one seat of one game
 */
public record Tunable(Game game, Weights weights, Function<Weights, Bot> bot) {}
