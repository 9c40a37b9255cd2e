package papercatalog.search.index;

import module java.base;

import papercatalog.domain.read.SearchPage.Piece;
import papercatalog.search.index.Words.Word;

/** Marks the words of a query in a text, and finds the sentence that says most about them. */
public final class Highlight {
  private static final int LONGEST = 300;
  private static final int BEFORE_MATCH = 60;

  private final Marks marks;
  private final String text;
  private final List<Word> words;

  public Highlight(Marks marks, String text) {
    this.marks = marks;
    this.text = text;
    this.words = marks.in(text);
  }

  /** The whole text; empty when no word is in it. */
  public Optional<List<Piece>> whole() {
    return words.isEmpty() ? Optional.empty() : Optional.of(pieces(0, text.length(), words));
  }

  /**
   * The sentence whose words weigh most, the first of equally good ones, or the part of a long one
   * that begins before its first match; empty when no word is in the text.
   */
  public Optional<List<Piece>> sentence() {
    Optional<List<Piece>> best = Optional.empty();
    float most = 0;
    int to = 0;
    int at = 0;
    while (at < words.size()) {
      int from = words.get(at).start();
      while (from > to && !begins(from)) {
        from--;
      }
      to = words.get(at).end();
      while (to < text.length() && !begins(to)) {
        to++;
      }
      int first = at;
      while (at < words.size() && words.get(at).start() < to) {
        at++;
      }
      float weight = weight(words.subList(first, at));
      if (weight > most) {
        most = weight;
        best = Optional.of(cut(from, to, words.subList(first, at)));
      }
    }
    return best;
  }

  private float weight(List<Word> some) {
    float weight = 0;
    for (String word : some.stream().map(Word::text).collect(Collectors.toSet())) {
      weight += marks.weight(word);
    }
    return weight;
  }

  /** A simple rule: a start of the function would wait for the tables of the JDK's. */
  private boolean begins(int at) {
    char before = text.charAt(at - 1);
    return before == '\u3002' // the full stop of Chinese and Japanese
        || (at > 1
            && Character.isWhitespace(before)
            && ".?!".indexOf(text.charAt(at - 2)) >= 0
            && !Character.isLowerCase(text.charAt(at)));
  }

  private List<Piece> cut(int from, int to, List<Word> some) {
    int begin = from;
    int end = from + text.substring(from, to).stripTrailing().length();
    if (end - begin > LONGEST) {
      Word first = some.getFirst();
      begin = Math.max(from, text.lastIndexOf(' ', first.start() - BEFORE_MATCH) + 1);
      end = Math.min(end, Math.max(text.lastIndexOf(' ', begin + LONGEST), first.end()));
    }
    return pieces(begin, end, some);
  }

  private List<Piece> pieces(int begin, int end, List<Word> some) {
    List<Piece> pieces = new ArrayList<>();
    int at = begin;
    for (Word word : some) {
      if (word.end() <= end) {
        pieces.add(new Piece(text.substring(at, word.start()), false));
        pieces.add(new Piece(text.substring(word.start(), word.end()), true));
        at = word.end();
      }
    }
    pieces.add(new Piece(text.substring(at, end), false));
    return pieces;
  }
}
