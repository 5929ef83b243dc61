package croupier.app.table.mode;

import croupier.app.words.Message;
import croupier.app.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the pages say above everything. */
final class Headline {
  private final List<Message> sentences = new ArrayList<>();

  void set(Message sentence) {
    sentences.clear();
    sentences.add(sentence);
  }

  void add(Message sentence) {
    sentences.add(sentence);
  }

  String toAll(Words words, List<String> names) {
    return said(sentence -> words.say(sentence, names));
  }

  /** As each player is told it; nothing where all are told the same. */
  List<String> toEach(Words words, List<String> names) {
    String toAll = toAll(words, names);
    List<String> each =
        IntStream.range(0, names.size())
            .mapToObj(
                player ->
                    isAbout(player)
                        ? said(sentence -> words.sayTo(player, sentence, names))
                        : toAll)
            .toList();
    return each.stream().allMatch(toAll::equals) ? List.of() : each;
  }

  private boolean isAbout(int player) {
    return sentences.stream().anyMatch(sentence -> Words.isAbout(sentence, player));
  }

  private String said(Function<Message, String> say) {
    return sentences.stream()
        .map(say)
        .filter(said -> !said.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
