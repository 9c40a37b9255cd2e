package papercatalog.search.index;

import module java.base;

import papercatalog.functions.request.SearchResult.Piece;
import papercatalog.functions.request.SearchResult.Sentence;
import papercatalog.search.index.Words.Word;

/** Finds the sentence of a text that has most of the words of a query, and marks these words. */
public final class Highlight {
  private static final int LONGEST = 300;
  private static final int BEFORE_MATCH = 60;

  private final Set<String> words = new HashSet<>();
  private Optional<String> prefix = Optional.empty();

  public Highlight(String query) {
    for (Clause word : Clause.words(Clause.parse(query))) {
      if (word.field().equals(Clause.ANY) && !word.negated()) {
        words.addAll(Words.texts(PaperFields.ABSTRACT, word.text()));
        if (!word.phrase()) {
          prefix = Optional.of(word.text());
        }
      }
    }
  }

  /**
   * The best sentence, the first of equally good ones, or the part of a long one that begins before
   * its first match; empty when no word is in the text.
   */
  public Optional<Sentence> in(String text) {
    List<Word> matches = matches(text);
    Optional<Sentence> best = Optional.empty();
    long most = 0;
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ROOT);
    sentences.setText(matches.isEmpty() ? "" : text);
    for (int from = 0, to = sentences.next(); to != BreakIterator.DONE; to = sentences.next()) {
      List<Word> inside = within(from, to, matches);
      long different = inside.stream().map(Word::text).distinct().count();
      if (different > most) {
        most = different;
        best = Optional.of(cut(text, from, to, inside));
      }
      from = to;
    }
    return best;
  }

  private List<Word> matches(String text) {
    return Words.of(PaperFields.ABSTRACT, text).stream()
        .filter(word -> words.contains(word.text()) || isPrefixOf(word))
        .toList();
  }

  private boolean isPrefixOf(Word word) {
    return prefix.isPresent() && word.text().startsWith(prefix.get());
  }

  private static List<Word> within(int from, int to, List<Word> words) {
    return words.stream().filter(word -> from <= word.start() && word.end() <= to).toList();
  }

  private static Sentence cut(String text, int from, int to, List<Word> words) {
    int begin = from;
    int end = from + text.substring(from, to).stripTrailing().length();
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
