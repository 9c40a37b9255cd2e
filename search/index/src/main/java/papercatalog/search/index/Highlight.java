package papercatalog.search.index;

import module java.base;

import papercatalog.domain.read.SearchPage.Piece;
import papercatalog.domain.read.SearchPage.Sentence;
import papercatalog.search.index.Words.Word;

/** Finds the sentence of a text that has most of the words of a query, and marks these words. */
public final class Highlight {
  private static final int LONGEST = 300;
  private static final int BEFORE_MATCH = 60;

  private Highlight() {}

  /**
   * The best sentence, the first of equally good ones, or the part of a long one that begins before
   * its first match; empty when no word is in the text.
   */
  public static Optional<Sentence> of(LuceneQuery query, String text) {
    List<Word> words = Words.of(PaperFields.ABSTRACT, text, query::marks);
    Optional<Sentence> best = Optional.empty();
    int most = 0;
    for (int to = 0, at = 0; at < words.size(); ) {
      int from = words.get(at).start();
      for (; from > to && !begins(text, from); from--) {}
      to = words.get(at).end();
      for (; to < text.length() && !begins(text, to); to++) {}
      int first = at;
      Set<String> different = new HashSet<>();
      for (; at < words.size() && words.get(at).start() < to; at++) {
        different.add(words.get(at).text());
      }
      if (different.size() > most) {
        most = different.size();
        best = Optional.of(cut(text, from, to, words.subList(first, at)));
      }
    }
    return best;
  }

  /** A simple rule: a start of the function would wait for the tables of the JDK's. */
  private static boolean begins(String text, int at) {
    char before = text.charAt(at - 1);
    return before == '\u3002' // the full stop of Chinese and Japanese
        || (at > 1
            && Character.isWhitespace(before)
            && ".?!".indexOf(text.charAt(at - 2)) >= 0
            && !Character.isLowerCase(text.charAt(at)));
  }

  private static Sentence cut(String text, int from, int to, List<Word> words) {
    int begin = from;
    int end = from + text.substring(from, to).stripTrailing().length();
    if (end - begin > LONGEST) {
      Word first = words.getFirst();
      begin = Math.max(from, text.lastIndexOf(' ', first.start() - BEFORE_MATCH) + 1);
      end = Math.min(end, Math.max(text.lastIndexOf(' ', begin + LONGEST), first.end()));
    }
    List<Piece> pieces = new ArrayList<>();
    int at = begin;
    for (Word word : words) {
      if (word.end() <= end) {
        pieces.add(new Piece(text.substring(at, word.start()), false));
        pieces.add(new Piece(text.substring(word.start(), word.end()), true));
        at = word.end();
      }
    }
    pieces.add(new Piece(text.substring(at, end), false));
    return new Sentence(pieces);
  }
}
