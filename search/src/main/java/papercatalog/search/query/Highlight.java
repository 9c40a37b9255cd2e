package papercatalog.search.query;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import papercatalog.search.index.Words;
import papercatalog.search.index.Words.Word;
import papercatalog.search.query.Clause.Target;

/**
 * The sentence of a text that has most of the words of a query.
 *
 * @param text of the sentence, or the part of a long one that begins before its first match
 * @param marks the words of the query in it, in their order
 */
public record Highlight(String text, List<Mark> marks) {
  private static final int LONGEST = 300;
  private static final int BEFORE_MATCH = 60;

  /**
   * A word of the query.
   *
   * @param start its first character in the sentence, in UTF-16 units
   * @param end the one after its last
   */
  public record Mark(int start, int end) {}

  /** The best sentence, the first of equally good ones; empty when no word is in the text. */
  public static Optional<Highlight> of(String text, ParsedQuery query) {
    List<QueryWord> wanted =
        QueryWord.of(query).stream()
            .filter(word -> word.target() == Target.ANY && !word.negated())
            .toList();
    List<Word> matches = new ArrayList<>();
    List<Word> prose = Words.PROSE.of(text);
    List<Word> names = Words.NAMES.of(text);
    for (int i = 0; i < prose.size(); i++) {
      Word word = prose.get(i);
      String name = names.get(i).text();
      if (wanted.stream().anyMatch(it -> matches(it, word.text(), name))) {
        matches.add(word);
      }
    }
    Highlight best = null;
    int most = 0;
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ROOT);
    sentences.setText(text);
    for (int from = 0, to = sentences.next(); to != BreakIterator.DONE && !matches.isEmpty(); ) {
      List<Word> inside = within(from, to, matches);
      Set<String> different = new HashSet<>();
      inside.forEach(word -> different.add(word.text()));
      if (different.size() > most) {
        most = different.size();
        best = cut(text, from, to, inside);
      }
      from = to;
      to = sentences.next();
    }
    return Optional.ofNullable(best);
  }

  private static boolean matches(QueryWord wanted, String prose, String name) {
    return wanted.prose().contains(prose)
        || (wanted.prefix() && name.startsWith(wanted.names().getFirst()));
  }

  private static List<Word> within(int from, int to, List<Word> words) {
    return words.stream().filter(word -> from <= word.start() && word.end() <= to).toList();
  }

  private static Highlight cut(String text, int from, int to, List<Word> words) {
    int begin = from;
    int end = to;
    while (end > begin && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    if (end - begin > LONGEST) {
      int first = words.getFirst().start();
      int blank = text.lastIndexOf(' ', first - BEFORE_MATCH);
      begin = Math.max(begin, first <= begin + BEFORE_MATCH ? begin : blank + 1);
      int last = text.lastIndexOf(' ', begin + LONGEST);
      end = Math.min(end, Math.max(last, words.getFirst().end()));
    }
    int shift = begin;
    return new Highlight(
        text.substring(begin, end),
        within(begin, end, words).stream()
            .map(word -> new Mark(word.start() - shift, word.end() - shift))
            .toList());
  }
}
