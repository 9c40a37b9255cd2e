package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.en.EnglishAnalyzer;
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
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SynonymQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TermRangeQuery;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.table.Positions;
import papercatalog.search.index.LuceneQuery.Clause;
import papercatalog.search.index.Words.Word;

/**
 * A query with the words that an index has. Phrases, fields, alternatives, what is excluded and the
 * dates of the page are strict. Of the other words, papers with all of them come first. A word
 * weighs more the fewer papers have it (BM25's inverse document frequency).
 */
final class BoundQuery {
  /**
   * Words that are looked for: those with most weight. Also the maximum number of strict clauses.
   */
  private static final int MAX_WORDS = 64;

  /** Words of a title that may have others between them. */
  private static final int SLOP = 2;

  private static final int SHORTEST_PREFIX = 2;

  /** Titles are not looked for in a longer text. */
  private static final int LONGEST_REFERENCE = 120;

  /** Looking for a similar word reads many words of the index. */
  private static final int MAX_REPLACED = 8;

  private static final Pattern YEAR = Pattern.compile("^(1[5-9]\\d\\d|20\\d\\d)[a-z]?$");

  /** What a word counts outside title, abstract and names. */
  private static final float OTHER = 0.5f;

  /** The words of a question, and of a reference, that a paper need not have. */
  private static final Set<String> ASIDE =
      Set.of(
          ("about after all also am any been before between both can could did do does during each et"
                  + " for from had has have having he her here him his how i its me more most my no"
                  + " nor not on only or other our out over own pp same she should so some such than"
                  + " that them then there these they this those through too under until up us very"
                  + " vol was we were what when where which while who whom whose why will with would"
                  + " you your al")
              .split(" "));

  /** A word that is looked for, with an upper bound of its score. */
  private record Wanted(Query query, float weight, boolean required) {}

  private final IndexedWords indexed;
  private final int papers;
  private final List<BooleanClause> strict = new ArrayList<>();
  private final Map<String, Integer> counts = new LinkedHashMap<>();
  private final Map<String, String> compounds = new HashMap<>();
  private final Set<String> required = new HashSet<>();
  private final Set<String> marked = new HashSet<>();
  private final List<String> title = new ArrayList<>();
  private final List<Wanted> words = new ArrayList<>();
  private final List<BooleanClause> titles = new ArrayList<>();
  private final Map<String, Float> marks = new HashMap<>();
  private final Map<String, String> replaced = new LinkedHashMap<>();
  private final Set<String> unknown = new LinkedHashSet<>();
  private String open = "";
  private float bound = 1;

  BoundQuery(LuceneQuery query, IndexedWords indexed, PageRequest page) throws IOException {
    this.indexed = indexed;
    this.papers = indexed.reader().maxDoc();
    List<String> whole = Words.texts(query.text);
    boolean isTitle = indexed.papers(PaperFields.exactTitle(whole)) > 0;
    LuceneQuery read = isTitle && query.hasOperators() ? query.asProse() : query;
    Iterator<List<Clause>> groups = read.groups().iterator();
    while (groups.hasNext()) {
      add(groups.next(), read.prose, !groups.hasNext());
    }
    if (counts.isEmpty() && strict.isEmpty()) { // nothing but words that are usually ignored
      title.forEach(word -> counts.merge(word, 1, Integer::sum));
      marked.addAll(title);
    }
    if (required.isEmpty() && strict.stream().noneMatch(it -> it.occur() == Occur.FILTER)) {
      required.addAll(counts.keySet());
    }
    bind(!read.prose);
    rankTitles(whole, read);
    if (page.from().isPresent() || page.until().isPresent()) {
      BytesRef first = new BytesRef(Positions.lowerBound(page.from()));
      BytesRef last = new BytesRef(Positions.upperBound(page.until()));
      Query dates =
          SortedDocValuesField.newSlowRangeQuery(PaperFields.POSITION, first, last, true, true);
      strict.add(new BooleanClause(dates, Occur.FILTER));
    }
  }

  /** The papers that have every word; all papers if no word is looked for. */
  Query every() {
    BooleanQuery.Builder every = new BooleanQuery.Builder();
    every.add(isNothing() ? MatchNoDocsQuery.INSTANCE : MatchAllDocsQuery.INSTANCE, Occur.FILTER);
    words.forEach(it -> every.add(it.query, it.required ? Occur.MUST : Occur.SHOULD));
    titles.forEach(every::add);
    strict.forEach(every::add);
    return every.build();
  }

  /** Whether papers may lack some of the words. */
  boolean canRelax() {
    return words.stream().filter(Wanted::required).count() > 1;
  }

  /** The papers that have any of the words, ranked by BM25 alone. */
  Query any() {
    return any(List.of());
  }

  /** The papers that have any of the words; first those with a title, and with every word. */
  Query ranked() {
    BooleanQuery.Builder every = new BooleanQuery.Builder();
    words.stream().filter(Wanted::required).forEach(it -> every.add(it.query, Occur.MUST));
    List<BooleanClause> first = new ArrayList<>(titles);
    first.add(first(every.build(), 1));
    return any(first);
  }

  private Query any(List<BooleanClause> first) {
    BooleanQuery.Builder any = new BooleanQuery.Builder().setMinimumNumberShouldMatch(1);
    words.forEach(it -> any.add(it.query, Occur.SHOULD));
    first.forEach(any::add);
    strict.forEach(any::add);
    return any.build();
  }

  /** The words of titles and abstracts that are marked, and their weights. */
  Map<String, Float> marks() {
    return marks;
  }

  Optional<String> prefix() {
    return Optional.of(open).filter(it -> !it.isEmpty());
  }

  /** Words that no paper has, each with the similar one that is looked for instead. */
  Map<String, String> replaced() {
    return replaced;
  }

  /** Words that no paper has, nor a similar one. */
  Set<String> unknown() {
    return unknown;
  }

  /** Whether only words that no paper has are looked for. */
  private boolean isNothing() {
    return !required.isEmpty() && words.stream().noneMatch(Wanted::required);
  }

  private void add(List<Clause> alternatives, boolean prose, boolean last) throws IOException {
    Clause first = alternatives.getFirst();
    boolean isWords = alternatives.size() == 1 && first.isWords();
    if (alternatives.size() == 1 && !isWords) {
      strict(query(first, last), first.negated() ? Occur.MUST_NOT : Occur.FILTER);
    } else if (!isWords) {
      BooleanQuery.Builder any = new BooleanQuery.Builder();
      for (Clause clause : alternatives) {
        any.add(query(clause, last), Occur.SHOULD);
      }
      strict(any.build(), Occur.FILTER);
    }
    for (Clause clause : alternatives) {
      if (!clause.negated() && !LuceneQuery.FILTERS.contains(clause.field())) {
        look(clause, isWords, prose, last);
      }
    }
  }

  private void strict(Query query, Occur occur) {
    if (strict.size() < MAX_WORDS) {
      strict.add(new BooleanClause(query, occur));
    }
  }

  private void look(Clause clause, boolean loose, boolean prose, boolean last) {
    List<Word> found = Words.of(clause.text());
    for (var compound : Words.compounds(found, clause.text()).entrySet()) {
      int second = found.indexOf(compound.getKey());
      compounds.put(found.get(second - 1).text(), compound.getValue());
      compounds.put(compound.getKey().text(), compound.getValue());
    }
    for (Word word : found) {
      String text = YEAR.matcher(word.text()).replaceFirst("$1"); // 1968 of 1968b
      boolean ends = word.end() == clause.text().length();
      boolean opens = last && !prose && loose && ends && text.length() >= SHORTEST_PREFIX;
      if (opens || !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(text)) {
        counts.merge(text, 1, Integer::sum);
        boolean dotted = word.end() - word.start() == 2 * text.length() - 1; // "L", "C.A.R"
        boolean initial = dotted && clause.text().startsWith(".", word.end());
        boolean number = YEAR.matcher(text).matches() || (prose && isNumber(text));
        if (loose && !initial && !number && !ASIDE.contains(text)) {
          required.add(text);
        }
        if (clause.field().equals(LuceneQuery.ANY) && !ASIDE.contains(text)) {
          marked.add(text);
        }
        open = opens ? text : open;
      }
      if (clause.field().equals(LuceneQuery.ANY)) {
        title.add(text);
      }
    }
  }

  private static boolean isNumber(String text) {
    return text.chars().allMatch(c -> Character.isDigit(c) || c == '.' || c == ',');
  }

  private void bind(boolean mends) throws IOException {
    for (var count : counts.entrySet()) {
      bind(count.getKey(), count.getValue(), mends);
    }
    words.sort(Comparator.comparingDouble(Wanted::weight).reversed());
    if (words.size() > MAX_WORDS) {
      words.subList(MAX_WORDS, words.size()).clear();
    }
    for (Wanted word : words) {
      bound += word.weight;
    }
  }

  private void bind(String word, int count, boolean mends) throws IOException {
    String form = word;
    String stem = indexed.stem(word);
    boolean opens = word.equals(open);
    String compound = compounds.containsKey(word) ? indexed.stem(compounds.get(word)) : "";
    boolean compounded = indexed.papers(PaperFields.TEXT, compound) > 0;
    if (!compounded && !indexed.has(word, stem, opens)) {
      Optional<String> nearest =
          mends && required.contains(word) && replaced.size() < MAX_REPLACED
              ? indexed.nearest(word)
              : Optional.empty();
      if (nearest.isEmpty()) {
        if (required.contains(word)) {
          unknown.add(word);
        }
        return;
      }
      form = nearest.get();
      stem = indexed.stem(form);
      replaced.put(word, form);
    }
    SynonymQuery.Builder forms = new SynonymQuery.Builder(PaperFields.TEXT);
    Set<String> terms = new LinkedHashSet<>(List.of(form, stem));
    if (compounded) {
      terms.add(compound);
    }
    int having = 0;
    for (String term : terms) {
      forms.addTerm(new Term(PaperFields.TEXT, term));
      having = Math.max(having, indexed.papers(PaperFields.TEXT, term));
    }
    float weight = weight(having);
    List<Query> fields = new ArrayList<>(List.of(forms.build()));
    fields.add(new BoostQuery(new TermQuery(new Term(PaperFields.OTHER, form)), OTHER));
    if (opens) {
      fields.add(new PrefixQuery(new Term(PaperFields.TEXT, word)));
      fields.add(new PrefixQuery(new Term(PaperFields.OTHER, word)));
    }
    Query query = new BoostQuery(new DisjunctionMaxQuery(fields, 0), count);
    words.add(new Wanted(query, weight * count, required.contains(word)));
    if (marked.contains(word)) {
      marks.merge(stem, weight, Math::max);
      marks.merge(form, weight, Math::max);
    }
  }

  /** BM25's inverse document frequency. */
  private float weight(int having) {
    return (float) Math.log1p((papers - having + 0.5) / (having + 0.5));
  }

  /** The papers that meet a strict clause. */
  private Query query(Clause clause, boolean last) throws IOException {
    String field = clause.field();
    if (LuceneQuery.FILTERS.contains(field)) {
      return filter(field, clause.text());
    }
    List<String> texts = Words.texts(clause.text());
    if (texts.isEmpty()) {
      return clause.negated() ? MatchNoDocsQuery.INSTANCE : MatchAllDocsQuery.INSTANCE;
    }
    texts = texts.subList(0, Math.min(MAX_WORDS, texts.size()));
    List<String> stems = new ArrayList<>();
    for (String word : texts) {
      stems.add(indexed.stem(word));
    }
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    boolean everywhere = field.equals(LuceneQuery.ANY);
    boolean prose = field.equals(PaperFields.TITLE);
    Set<Query> phrases = new LinkedHashSet<>();
    if (everywhere || prose) {
      phrases.add(phrase(everywhere ? PaperFields.TEXT : field, stems, 0));
    }
    if (!prose) {
      phrases.add(phrase(everywhere ? PaperFields.TEXT : field, texts, 0));
    }
    if (everywhere) {
      phrases.add(phrase(PaperFields.OTHER, texts, 0));
    }
    if (last && !clause.phrase() && !clause.negated() && !everywhere && texts.size() == 1) {
      phrases.add(new PrefixQuery(new Term(field, texts.getFirst())));
    }
    phrases.forEach(it -> any.add(it, Occur.SHOULD));
    return any.build();
  }

  private static Query phrase(String field, List<String> terms, int slop) {
    return terms.size() == 1
        ? new TermQuery(new Term(field, terms.getFirst()))
        : new PhraseQuery(slop, field, terms.toArray(String[]::new));
  }

  private static Query filter(String field, String text) {
    if (!field.equals(PaperFields.YEAR)) {
      String slug = text.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
      return new TermQuery(new Term(field, slug));
    }
    List<String> years =
        Stream.of(text.split("\\.\\.", -1)).map(it -> it.isEmpty() ? null : it).toList();
    return TermRangeQuery.newStringRange(field, years.getFirst(), years.getLast(), true, true);
  }

  /**
   * Ranks papers first whose title is the query, or a part of a reference, and then those whose
   * title has the query. Of papers with the same words, those are before others whose title has
   * most of the query together.
   */
  private void rankTitles(List<String> whole, LuceneQuery query) throws IOException {
    for (List<String> words : new LinkedHashSet<>(List.of(whole, title))) {
      if (!words.isEmpty()) {
        titles.add(first(new TermQuery(PaperFields.exactTitle(words)), 4));
      }
    }
    if (query.prose && whole.size() <= LONGEST_REFERENCE) {
      int shortest = query.isReference() ? 2 : Math.max(3, whole.size() / 2);
      for (List<String> words : PrintedReference.runs(whole, shortest)) {
        Term exact = PaperFields.exactTitle(words);
        if (indexed.papers(exact) > 0) {
          titles.add(first(new TermQuery(exact), 3));
          break;
        }
      }
    }
    List<String> stems = new ArrayList<>();
    for (String word : trimmed(title)) {
      stems.add(indexed.stem(replaced.getOrDefault(word, word)));
    }
    int size = stems.size();
    if (size > 0 && size <= MAX_WORDS) {
      titles.add(first(phrase(PaperFields.TITLE, stems, SLOP), 2));
    }
    for (int less = 1; less <= 2 && less + 2 <= size && !query.prose; less++) {
      titles.add(first(phrase(PaperFields.TITLE, stems.subList(less, size), 0), 0.2f));
      titles.add(first(phrase(PaperFields.TITLE, stems.subList(0, size - less), 0), 0.2f));
    }
    if (size == 2 && !query.prose) {
      titles.add(first(inTitle(stems.getFirst(), stems.getLast()), 0.2f));
      titles.add(first(inTitle(stems.getLast(), stems.getFirst()), 0.2f));
    }
  }

  private static Query inTitle(String word, String elsewhere) {
    return new BooleanQuery.Builder()
        .add(new TermQuery(new Term(PaperFields.TITLE, word)), Occur.MUST)
        .add(new TermQuery(new Term(PaperFields.TEXT, elsewhere)), Occur.MUST)
        .build();
  }

  /** Without words at the ends that papers need not have. */
  private List<String> trimmed(List<String> words) {
    int from = 0;
    int to = words.size();
    while (from < to && !required.contains(words.get(from))) {
      from++;
    }
    while (to > from && !required.contains(words.get(to - 1))) {
      to--;
    }
    return words.subList(from, to);
  }

  /** The words of a title that say something, or else all. */
  static List<String> telling(List<String> title) {
    List<String> telling =
        title.stream()
            .filter(it -> !ASIDE.contains(it))
            .filter(it -> !EnglishAnalyzer.ENGLISH_STOP_WORDS_SET.contains(it))
            .toList();
    return telling.isEmpty() ? title : telling;
  }

  /** Ranks papers before all others that have the same words. */
  private BooleanClause first(Query query, float rank) {
    Query equal = new ConstantScoreQuery(query);
    return new BooleanClause(new BoostQuery(equal, rank * bound), Occur.SHOULD);
  }
}
