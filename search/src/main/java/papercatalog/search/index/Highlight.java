package papercatalog.search.index;

import module java.base;

import papercatalog.functions.request.SearchResult.Piece;
import papercatalog.functions.request.SearchResult.Sentence;
import papercatalog.search.index.Clause.Target;
import papercatalog.search.index.Words.Word;

/** The sentence of a text that has most of the words of a query, with these words marked. */
public final class Highlight {
  private static final int LONGEST = 300;
  private static final int BEFORE_MATCH = 60;

  private Highlight() {}

  /**
   * The best sentence, the first of equally good ones, or the part of a long one that begins before
   * its first match; empty when no word is in the text.
   */
  public static Optional<Sentence> of(String text, ParsedQuery query) {
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
    Sentence best = null;
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

  private static Sentence cut(String text, int from, int to, List<Word> words) {
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
    List<Piece> pieces = new ArrayList<>();
    int at = begin;
    for (Word word : within(begin, end, words)) {
      pieces.add(new Piece(text.substring(at, word.start()), false));
      pieces.add(new Piece(text.substring(word.start(), word.end()), true));
      at = word.end();
    }
    pieces.add(new Piece(text.substring(at, end), false));
    return new Sentence(pieces);
  }
}
