package papercatalog.search.index;

import module java.base;

import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SynonymQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Positions;
import papercatalog.search.index.LuceneQuery.Clause;
import papercatalog.search.index.QueryWords.QueryWord;
import papercatalog.search.index.Words.Word;

/**
 * A query with the words that an index has. Phrases, fields, alternatives, what is excluded and the
 * dates of the page are strict. Of the other words, papers with all of them come first. A word
 * weighs more the fewer papers have it (BM25's inverse document frequency).
 */
final class IndexedQuery {
  /**
   * Words that are looked for: those with most weight. Also the maximum number of strict clauses.
   */
  static final int MAX_WORDS = 64;

  /** Looking for a similar word reads many words of the index. */
  private static final int MAX_REPLACED = 8;

  /** What a word counts outside title, abstract and names. */
  private static final float OTHER = 0.5f;

  /**
   * What a word counts that is not marked: one like {@code what}, which is no reason to show a
   * paper, or one of a field, which every paper in the answer has.
   */
  private static final float ASIDE = 0.1f;

  /** What a word counts that replaces an unknown one, which may have no other spelling. */
  private static final float GUESS = 0.5f;

  /** A word that is looked for, with an upper bound of its score. */
  private record ScoredWord(Query query, float weight, boolean required) {}

  private final IndexedWords indexed;
  private final int papers;
  private final List<BooleanClause> strict = new ArrayList<>();
  private final QueryWords asked;
  private final List<ScoredWord> words = new ArrayList<>();
  private final List<BooleanClause> ranked = new ArrayList<>();
  private final Map<String, Float> marks = new HashMap<>();

  private final String text;
  private final List<Word> typed;
  private final Map<String, String> replaced = new LinkedHashMap<>();
  private final Set<String> unknown = new LinkedHashSet<>();

  private float bound = 1;

  IndexedQuery(LuceneQuery query, IndexedWords indexed, PageRequest page) throws IOException {
    this.indexed = indexed;
    this.papers = indexed.reader().maxDoc();
    this.text = query.text;
    this.typed = Words.of(text);
    List<String> whole = Words.texts(typed);
    boolean isTitle = indexed.papers(PaperFields.exactTitle(whole)) > 0;
    LuceneQuery read = isTitle && query.hasOperators() ? query.asProse() : query;
    this.asked = new QueryWords(read);
    Iterator<List<Clause>> groups = read.groups.iterator();
    while (groups.hasNext()) {
      add(groups.next(), !groups.hasNext());
    }
    bind(!read.prose);
    for (RankedTitle title :
        RankedTitle.of(whole, mended(asked.title), stems(asked.trimmedTitle()), read, indexed)) {
      ranked.add(first(title.query(), title.rank()));
    }
    List<String> names = asked.required();
    boolean few = !names.isEmpty() && names.size() <= MAX_WORDS;
    if (asked.lastYear().isPresent() && few && !read.prose) {
      ranked.add(first(cited(names, asked.lastYear().get()), 3));
    }
    if (page.from().isPresent() || page.until().isPresent()) {
      BytesRef first = new BytesRef(Positions.lowerBound(page.from()));
      BytesRef last = new BytesRef(Positions.upperBound(page.until()));
      Query dates =
          SortedDocValuesField.newSlowRangeQuery(PaperFields.POSITION, first, last, true, true);
      strict.add(new BooleanClause(dates, Occur.FILTER));
    }
  }

  /** Words that no paper has, each with the similar one that is looked for instead. */
  Map<String, String> replaced() {
    Map<String, String> words = new LinkedHashMap<>();
    replaced.forEach((word, other) -> words.put(asTyped(word), other));
    return words;
  }

  /** Words that no paper has, nor a similar one. */
  List<String> unknown() {
    return unknown.stream().map(this::asTyped).toList();
  }

  private String asTyped(String word) {
    return typed.stream()
        .filter(it -> it.text().equals(word))
        .findFirst()
        .map(it -> text.substring(it.start(), it.end()))
        .orElse(word);
  }

  /** The papers that have every word; all papers if no word is looked for. */
  Query every() {
    BooleanQuery.Builder every = new BooleanQuery.Builder();
    every.add(isNothing() ? MatchNoDocsQuery.INSTANCE : MatchAllDocsQuery.INSTANCE, Occur.FILTER);
    words.forEach(it -> every.add(it.query, it.required ? Occur.MUST : Occur.SHOULD));
    ranked.forEach(every::add);
    strict.forEach(every::add);
    return every.build();
  }

  /** Whether papers may lack some of the words. */
  boolean canRelax() {
    return words.stream().filter(ScoredWord::required).count() > 1;
  }

  /** The papers that have any of the words that they should have, ranked by BM25 alone. */
  Query any() {
    BooleanQuery.Builder any = required(Occur.SHOULD).setMinimumNumberShouldMatch(1);
    strict.forEach(any::add);
    return any.build();
  }

  /** The papers that have any of the words; first those with a title, and with every word. */
  Query ranked() {
    BooleanQuery.Builder any = new BooleanQuery.Builder().setMinimumNumberShouldMatch(1);
    words.forEach(it -> any.add(it.query, Occur.SHOULD));
    ranked.forEach(any::add);
    any.add(first(required(Occur.MUST).build(), 1));
    strict.forEach(any::add);
    return any.build();
  }

  private BooleanQuery.Builder required(Occur occur) {
    BooleanQuery.Builder required = new BooleanQuery.Builder();
    words.stream().filter(ScoredWord::required).forEach(it -> required.add(it.query, occur));
    return required;
  }

  /** The words that are marked in titles, abstracts and names. */
  Marks marks() {
    return new Marks(marks, Optional.of(asked.open).filter(it -> !it.isEmpty()), indexed);
  }

  /** Whether only words that no paper has are looked for. */
  private boolean isNothing() {
    return asked.haveRequired() && words.stream().noneMatch(ScoredWord::required);
  }

  private void add(List<Clause> alternatives, boolean last) throws IOException {
    if (QueryWords.isLoose(alternatives) || strict.size() == MAX_WORDS) {
      return;
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (Clause clause : alternatives) {
      any.add(StrictClause.of(clause, indexed, last), Occur.SHOULD);
    }
    Clause only = alternatives.getFirst();
    boolean excluded = alternatives.size() == 1 && only.negated();
    if (alternatives.size() == 1 && !excluded && !LuceneQuery.FILTERS.contains(only.field())) {
      for (String word : StrictClause.words(only)) {
        if (!indexed.has(word, indexed.stem(word), last && !only.phrase())) {
          unknown.add(word);
        }
      }
    }
    strict.add(new BooleanClause(any.build(), excluded ? Occur.MUST_NOT : Occur.FILTER));
  }

  private void bind(boolean mends) throws IOException {
    Map<String, Set<String>> compounds = new HashMap<>();
    for (List<String> pair : asked.pairs) {
      Optional<String> compound = indexed.compound(pair.getFirst(), pair.getLast());
      if (compound.isPresent()) {
        pair.forEach(
            it -> compounds.computeIfAbsent(it, _ -> new LinkedHashSet<>()).add(compound.get()));
      }
    }
    for (QueryWord word : asked.each()) {
      bind(word, compounds.getOrDefault(word.text(), Set.of()), mends);
    }
    // A start would have to generate the classes of Comparator's own lambdas.
    words.sort((first, second) -> Float.compare(second.weight, first.weight));
    if (words.size() > MAX_WORDS) {
      words.subList(MAX_WORDS, words.size()).clear();
    }
    for (ScoredWord word : words) {
      bound += word.weight;
    }
  }

  private void bind(QueryWord word, Set<String> compounds, boolean mends) throws IOException {
    String form = word.text();
    String stem = indexed.stem(form);
    boolean opens = form.equals(asked.open);
    if (compounds.isEmpty() && !indexed.has(form, stem, opens)) {
      Optional<String> nearest =
          mends && word.required() && replaced.size() < MAX_REPLACED
              ? indexed.nearest(form)
              : Optional.empty();
      if (nearest.isEmpty()) {
        if (word.required()) {
          unknown.add(form);
        }
        return;
      }
      form = nearest.get();
      replaced.put(word.text(), form);
      if (form.contains(" ")) {
        bindParts(word, List.of(form.split(" ", 2)));
        return;
      }
      stem = indexed.stem(form);
    }
    Set<String> texts = new LinkedHashSet<>(List.of(form));
    texts.add(stem);
    texts.addAll(compounds);
    Set<Term> terms = new LinkedHashSet<>();
    int having = 0;
    for (String text : texts) {
      Term term = new Term(PaperFields.TEXT, text);
      int papers = indexed.papers(term);
      if (papers > 0) {
        terms.add(term);
      }
      having = Math.max(having, papers);
    }
    float weight = weight(having);
    List<Query> fields = new ArrayList<>();
    if (!terms.isEmpty()) {
      fields.add(equal(terms));
    }
    Term other = new Term(PaperFields.OTHER, form);
    if (indexed.papers(other) > 0) {
      fields.add(new BoostQuery(new TermQuery(other), OTHER));
    }
    for (String field : opens ? List.of(PaperFields.TEXT, PaperFields.OTHER) : List.<String>of()) {
      if (indexed.begins(field, word.text())) {
        fields.add(new PrefixQuery(new Term(field, word.text())));
      }
    }
    Query any = fields.size() == 1 ? fields.getFirst() : new DisjunctionMaxQuery(fields, 0);
    float boost =
        word.count() * (word.marked() ? 1 : ASIDE) * (form.equals(word.text()) ? 1 : GUESS);
    words.add(new ScoredWord(new BoostQuery(any, boost), weight * boost, word.required()));
    if (word.marked()) {
      mark(form, stem, weight);
    }
  }

  private void mark(String form, String stem, float weight) {
    marks.merge(form, weight, Math::max);
    marks.merge(stem, weight, Math::max);
  }

  /** Looks for two words, side by side, in the place of one. */
  private void bindParts(QueryWord word, List<String> parts) throws IOException {
    List<String> stems = stems(parts);
    float weight = 0;
    for (int i = 0; i < stems.size(); i++) {
      float ofPart = weight(indexed.papers(PaperFields.TEXT, stems.get(i)));
      weight += ofPart;
      mark(parts.get(i), stems.get(i), ofPart);
    }
    Query both = StrictClause.phrase(PaperFields.TEXT, stems, 0);
    words.add(new ScoredWord(both, weight, word.required()));
  }

  /** Terms that count as one. One term needs no synonyms, whose first use is slow. */
  private static Query equal(Set<Term> terms) {
    if (terms.size() == 1) {
      return new TermQuery(terms.iterator().next());
    }
    SynonymQuery.Builder synonyms = new SynonymQuery.Builder(PaperFields.TEXT);
    terms.forEach(synonyms::addTerm);
    return synonyms.build();
  }

  /** BM25's inverse document frequency. */
  private float weight(int having) {
    return (float) Math.log1p((papers - having + 0.5) / (having + 0.5));
  }

  private List<String> stems(List<String> words) throws IOException {
    List<String> stems = new ArrayList<>();
    for (String word : mended(words)) {
      stems.add(indexed.stem(word));
    }
    return stems;
  }

  private List<String> mended(List<String> words) {
    return words.stream()
        .flatMap(word -> Stream.of(replaced.getOrDefault(word, word).split(" ", 2)))
        .toList();
  }

  /** The papers of a year whose authors have all the names. */
  private Query cited(List<String> names, String year) {
    BooleanQuery.Builder cited = new BooleanQuery.Builder();
    cited.add(new TermQuery(new Term(PaperFields.YEAR, year)), Occur.MUST);
    for (String name : names) {
      String author = replaced.getOrDefault(name, name);
      cited.add(new TermQuery(new Term(PaperFields.AUTHOR, author)), Occur.MUST);
    }
    return cited.build();
  }

  /** Ranks papers before all others that have the same words. */
  private BooleanClause first(Query query, float rank) {
    Query equal = new ConstantScoreQuery(query);
    return new BooleanClause(new BoostQuery(equal, rank * bound), Occur.SHOULD);
  }
}
