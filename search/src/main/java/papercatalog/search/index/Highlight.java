package papercatalog.search.index;

import module java.base;

import papercatalog.functions.request.SearchResult.Piece;
import papercatalog.functions.request.SearchResult.Sentence;
import papercatalog.search.index.Words.Word;

/** Finds the sentence of a text that has most of the words of a query, and marks these words. */
public final class Highlight {
  private static final int LONGEST = 300;
  private static final int BEFORE_MATCH = 60;

  private final LuceneQuery query;

  public Highlight(String query) {
    this.query = new LuceneQuery(query);
  }

  /**
   * The best sentence, the first of equally good ones, or the part of a long one that begins before
   * its first match; empty when no word is in the text.
   */
  public Optional<Sentence> in(String text) {
    Optional<Sentence> best = Optional.empty();
    long most = 0;
    BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.ROOT);
    sentences.setText(text);
    for (int from = 0, to = sentences.next(); to != BreakIterator.DONE; to = sentences.next()) {
      String sentence = text.substring(from, to).stripTrailing();
      List<Word> matches = Words.of(PaperFields.ABSTRACT, sentence);
      matches.removeIf(word -> !query.marks(word.text()));
      long different = matches.stream().map(Word::text).distinct().count();
      if (different > most) {
        most = different;
        best = Optional.of(cut(sentence, matches));
      }
      from = to;
    }
    return best;
  }

  private static Sentence cut(String text, List<Word> words) {
    int begin = 0;
    int end = text.length();
    if (end > LONGEST) {
      Word first = words.getFirst();
      begin = text.lastIndexOf(' ', first.start() - BEFORE_MATCH) + 1;
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
