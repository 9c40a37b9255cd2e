package papercatalog.search.index;

import module java.base;

import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * Papers that come before others with the same words, because of their title.
 *
 * @param rank the higher, the earlier; papers of a rank of 1 or more are before papers without
 */
record RankedTitle(Query query, float rank) {
  /** Words of a title that may have others between them. */
  private static final int SLOP = 2;

  /** Titles are not looked for in a longer text. */
  private static final int LONGEST_REFERENCE = 120;

  private static final int LONGEST_TITLE = 40;

  /**
   * Papers whose title is the query, or a part of a reference, and then those whose title has the
   * query. Of papers with the same words, those are before others whose title has most of the query
   * together.
   *
   * @param whole all words of the query
   * @param title the words of the query that may be a title
   * @param stems of the title, without words at its ends that papers need not have
   */
  static List<RankedTitle> of(
      List<String> whole,
      List<String> title,
      List<String> stems,
      LuceneQuery query,
      IndexedWords indexed)
      throws IOException {
    List<RankedTitle> titles = new ArrayList<>();
    for (List<String> words : new LinkedHashSet<>(List.of(whole, title))) {
      Term exact = PaperFields.exactTitle(words);
      if (!words.isEmpty() && indexed.papers(exact) > 0) {
        titles.add(new RankedTitle(new TermQuery(exact), 4));
      }
    }
    if (query.prose && whole.size() <= LONGEST_REFERENCE) {
      int shortest = query.isReference() ? 2 : Math.max(3, whole.size() / 2);
      addWithin(whole, shortest, indexed, titles);
    }
    int size = stems.size();
    if (size > 0 && size <= IndexedQuery.MAX_WORDS) {
      titles.add(inTitle(stems, SLOP, 2));
    }
    for (int less = 1; less <= 2 && less + 2 <= size && !query.prose; less++) {
      titles.add(inTitle(stems.subList(less, size), 0, 0.2f));
      titles.add(inTitle(stems.subList(0, size - less), 0, 0.2f));
    }
    if (size == 2 && !query.prose) {
      titles.add(inTitle(stems.getFirst(), stems.getLast()));
      titles.add(inTitle(stems.getLast(), stems.getFirst()));
    }
    return titles;
  }

  /** The longest title in a text, and those before it: the title of the volume may be longer. */
  private static void addWithin(
      List<String> text, int shortest, IndexedWords indexed, List<RankedTitle> titles)
      throws IOException {
    for (int length = Math.min(LONGEST_TITLE, text.size()); length >= shortest; length--) {
      for (int from = 0; from + length <= text.size(); from++) {
        Term exact = PaperFields.exactTitle(text.subList(from, from + length));
        if (indexed.papers(exact) > 0) {
          titles.add(new RankedTitle(new TermQuery(exact), 3));
          addWithin(text.subList(0, from), shortest, indexed, titles);
          return;
        }
      }
    }
  }

  private static RankedTitle inTitle(List<String> stems, int slop, float rank) {
    return new RankedTitle(StrictClause.phrase(PaperFields.TITLE, stems, slop), rank);
  }

  private static RankedTitle inTitle(String word, String elsewhere) {
    Query both =
        new BooleanQuery.Builder()
            .add(new TermQuery(new Term(PaperFields.TITLE, word)), Occur.MUST)
            .add(new TermQuery(new Term(PaperFields.TEXT, elsewhere)), Occur.MUST)
            .build();
    return new RankedTitle(both, 0.2f);
  }
}
