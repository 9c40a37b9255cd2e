package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.KeywordField;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.Term;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Funding;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.table.Positions;
import papercatalog.search.index.Words.Word;

/**
 * The document of a paper. No field is stored: hits are ids, and the table has the papers. A
 * document is replaced by its key, the id in lower case. Its position is the sort key of lists; it
 * was updated in seconds since 1970.
 *
 * <p>{@link #TEXT} ranks papers. It has the stems of the title, twice, and of the abstract, the
 * names and the year, so that BM25 over it is BM25F with a title that counts twice. One field,
 * other than Lucene's CombinedFieldQuery over several, looks for a word with and without its stem,
 * and lets Lucene skip papers. The other fields serve clauses that name them. The exact title has
 * the words of the title in one term. Other texts are venues, ids, identifiers, names of
 * collections, topics, affiliations and funders, numbers of awards, and what is printed.
 */
final class PaperFields {
  static final String ID = "id";
  static final String REVISION = "revision";
  static final String UPDATED = "updated";
  static final String POSITION = "position";

  /** As the position, by the time at which the paper was added to the catalog. */
  static final String ADDED = "added";

  static final String SUPERSEDED = "superseded";
  static final String YEAR = "year";
  static final String TITLE = "title";
  static final String AUTHOR = "author";
  static final String VENUE = "venue";

  /** The names of authors with initials. */
  static final String INITIALS = "initials";

  /**
   * The words of a name as papers print it, in their order in the alphabet, a line break, and the
   * handle.
   */
  static final String PERSON = "person";

  /** The handles of the people in whose lists a paper is. */
  static final String HANDLE = "handle";

  static final String OTHER = "other";
  static final String TEXT = "text";

  /** Each word of the text with another stem, a space, and its stem. */
  static final String FORM = "form";

  private static final String KEY = "key";
  private static final String EXACT_TITLE = "exact";
  private static final String COLLECTION = "collection";
  private static final String TOPIC = "topic";
  private static final String STATUS = "status";

  /** The fields whose values are counted. */
  static final List<String> FACETS = List.of(YEAR, COLLECTION, TOPIC, STATUS);

  private static final Set<TextField> PRINTED =
      EnumSet.range(TextField.VOLUME, TextField.PUBLISHER);

  private PaperFields() {}

  static Term key(PaperId id) {
    return new Term(KEY, id.key());
  }

  /** The words of a title as one term: equal for titles that differ in case or punctuation. */
  static Term exactTitle(List<String> words) {
    return new Term(EXACT_TITLE, String.join(" ", words));
  }

  static Document document(Paper paper) {
    Document document = new Document();
    document.add(new StringField(KEY, paper.id().key(), Store.NO));
    document.add(new SortedDocValuesField(ID, new BytesRef(paper.id().value())));
    String position = Positions.ofPaper(paper.published(), paper.id());
    document.add(new SortedDocValuesField(POSITION, new BytesRef(position)));
    Instant second = paper.createdAt().truncatedTo(ChronoUnit.SECONDS);
    String added = Positions.ofPaper(new PublicationDate(second.toString()), paper.id());
    document.add(new SortedDocValuesField(ADDED, new BytesRef(added)));
    document.add(new NumericDocValuesField(REVISION, paper.revision()));
    document.add(new NumericDocValuesField(UPDATED, paper.updatedAt().getEpochSecond()));
    if (paper.status() == Status.SUPERSEDED) {
      document.add(new NumericDocValuesField(SUPERSEDED, 1));
    }
    String year = paper.published().text().substring(0, 4);
    document.add(new KeywordField(YEAR, year, Store.NO));
    for (String title : new TreeSet<>(List.of(paper.title(), paper.fullTitle()))) {
      // A term has at most 32,766 bytes; the longest title and subtitle have 6,000.
      BytesRef exact = exactTitle(Words.texts(title)).bytes();
      document.add(new StringField(EXACT_TITLE, exact, Store.NO));
    }
    document.add(new KeywordField(STATUS, paper.status().text(), Store.NO));
    ranked(document, paper, year);
    paper.venue().ifPresent(venue -> venue(document, venue));
    text(document, OTHER, paper.id().value());
    paper.identifiers().values().forEach(value -> text(document, OTHER, value));
    keyword(document, COLLECTION, paper.collection().value());
    paper.authors().stream()
        .flatMap(author -> author.affiliations().stream())
        .distinct()
        .forEach(affiliation -> text(document, OTHER, affiliation.name()));
    for (Funding funding : paper.funding()) {
      text(document, OTHER, funding.funder());
      funding.award().ifPresent(award -> text(document, OTHER, award));
    }
    paper.topics().forEach(topic -> keyword(document, TOPIC, topic.value()));
    paper.kind().ifPresent(kind -> text(document, OTHER, kind.text()));
    PRINTED.forEach(line -> paper.text(line).ifPresent(value -> text(document, OTHER, value)));
    return document;
  }

  private static void ranked(Document document, Paper paper, String year) {
    SortedSet<String> forms = new TreeSet<>();
    List<String> title = prose(document, paper.fullTitle(), forms);
    words(document, TEXT, title);
    words(document, TITLE, title);
    prose(document, paper.abstractText().orElse(""), forms);
    for (Authorship author : paper.authors()) {
      List<Word> printed = Words.of(author.name());
      List<String> words = Words.texts(printed);
      words(document, AUTHOR, words);
      words(document, TEXT, words);
      stems(words, forms);
      words(document, INITIALS, initials(author, words));
      person(document, words, author.handle());
      if (paper.status() != Status.SUPERSEDED) {
        document.add(new StringField(HANDLE, author.handle().value(), Store.NO));
      }
      Map<Word, String> spellings = Words.spellings(printed, author.name());
      if (!spellings.isEmpty()) {
        List<String> spelled =
            printed.stream().map(it -> spellings.getOrDefault(it, it.text())).toList();
        words(document, AUTHOR, spelled);
        person(document, spelled, author.handle());
        words(document, TEXT, List.copyOf(spellings.values()));
      }
    }
    words(document, TEXT, List.of(year));
    forms.forEach(form -> document.add(new StringField(FORM, form, Store.NO)));
  }

  private static void person(Document document, List<String> name, AuthorHandle handle) {
    document.add(new StringField(PERSON, personPrefix(name) + handle, Store.NO));
  }

  /** The beginning of the persons with a name, which people write in one order or the other. */
  static String personPrefix(List<String> name) {
    return name.stream().sorted().collect(Collectors.joining(" ", "", "\n"));
  }

  /** Adds a text, and after it the words with hyphens also as one. */
  private static List<String> prose(Document document, String text, Set<String> forms) {
    List<Word> words = Words.of(text);
    List<String> stems = stems(Words.texts(words), forms);
    words(document, TEXT, stems);
    List<String> compounds = new ArrayList<>(Words.compounds(words, text).values());
    compounds.addAll(Words.spellings(words, text).values());
    words(document, TEXT, stems(compounds, forms));
    return stems;
  }

  private static List<String> stems(List<String> words, Set<String> forms) {
    List<String> stems = new ArrayList<>();
    for (String word : words) {
      String stem = Stems.of(word);
      stems.add(stem);
      if (!stem.equals(word)) {
        forms.add(word + " " + stem);
      }
    }
    return stems;
  }

  /** A name with the first letters of its given names; the last word, if it is not split. */
  private static List<String> initials(Authorship author, List<String> words) {
    String family = author.person().map(PersonName::family).orElse("");
    int given = Math.max(0, words.size() - Math.max(1, Words.texts(family).size()));
    List<String> initials = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      initials.add(i < given ? word.substring(0, word.offsetByCodePoints(0, 1)) : word);
    }
    return initials;
  }

  private static void venue(Document document, String venue) {
    List<String> acronyms = List.copyOf(Acronyms.of(venue));
    for (String field : List.of(VENUE, OTHER)) {
      text(document, field, venue);
      words(document, field, acronyms);
    }
  }

  private static void keyword(Document document, String field, String value) {
    document.add(new KeywordField(field, value, Store.NO));
    text(document, OTHER, value);
  }

  private static void text(Document document, String field, String value) {
    words(document, field, Words.texts(value));
  }

  private static void words(Document document, String field, List<String> words) {
    Iterator<String> next = words.iterator();
    TokenStream tokens =
        new TokenStream() {
          private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

          @Override
          public boolean incrementToken() {
            clearAttributes();
            boolean more = next.hasNext();
            if (more) {
              term.append(next.next());
            }
            return more;
          }
        };
    document.add(new org.apache.lucene.document.TextField(field, tokens));
  }
}
