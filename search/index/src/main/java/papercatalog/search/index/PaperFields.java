package papercatalog.search.index;

import module java.base;

import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.KeywordField;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.Term;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TextField;
import papercatalog.domain.table.Positions;

/**
 * The document of a paper. No field is stored: hits are ids, and the table has the papers. A
 * document is replaced by its key, the id in lower case. Its position is the sort key of lists; it
 * was updated in seconds since 1970. The exact title has the words of the title in one term. Other
 * texts are ids, identifiers, names of collections and topics, and what is printed.
 */
final class PaperFields {
  static final String ID = "id";
  static final String REVISION = "revision";
  static final String UPDATED = "updated";
  static final String POSITION = "position";
  static final String YEAR = "year";
  static final String TITLE = "title";
  static final String AUTHOR = "author";
  static final String ABSTRACT = "abstract";
  private static final String KEY = "key";
  private static final String EXACT_TITLE = "exact";
  private static final String COLLECTION = "collection";
  private static final String TOPIC = "topic";
  private static final String VENUE = "venue";
  private static final String OTHER = "other";

  /** The fields whose values are counted. */
  static final List<String> FACETS = List.of(YEAR, COLLECTION, TOPIC);

  /** The fields of text, and how much a word in each counts. Scores are added up in this order. */
  static final SortedMap<String, Float> WEIGHTS =
      Collections.unmodifiableSortedMap(
          new TreeMap<>(Map.of(TITLE, 3f, AUTHOR, 2f, ABSTRACT, 1f, VENUE, 1f, OTHER, 0.5f)));

  private static final Set<TextField> PRINTED =
      EnumSet.range(TextField.VOLUME, TextField.PUBLISHER);

  private PaperFields() {}

  static Term key(PaperId id) {
    return new Term(KEY, id.key());
  }

  /** The title as one term: equal for titles that differ in case, accents or punctuation. */
  static Term exactTitle(String title) {
    return new Term(EXACT_TITLE, String.join(" ", Words.texts(TITLE, title)));
  }

  static Document document(Paper paper) {
    Document document = new Document();
    document.add(new StringField(KEY, paper.id().key(), Store.NO));
    document.add(new SortedDocValuesField(ID, new BytesRef(paper.id().value())));
    String position = Positions.ofPaper(paper.published(), paper.id());
    document.add(new SortedDocValuesField(POSITION, new BytesRef(position)));
    document.add(new NumericDocValuesField(REVISION, paper.revision()));
    document.add(new NumericDocValuesField(UPDATED, paper.updatedAt().getEpochSecond()));
    document.add(new KeywordField(YEAR, paper.published().text().substring(0, 4), Store.NO));
    // A term has at most 32,766 bytes; the longest title has 4,000.
    document.add(new StringField(EXACT_TITLE, exactTitle(paper.title()).bytes(), Store.NO));
    text(document, TITLE, paper.title());
    paper.authors().forEach(author -> text(document, AUTHOR, author.name()));
    paper.abstractText().ifPresent(text -> text(document, ABSTRACT, text));
    paper.venue().ifPresent(venue -> text(document, VENUE, venue));
    text(document, OTHER, paper.id().value());
    paper.identifiers().values().forEach(value -> text(document, OTHER, value));
    keyword(document, COLLECTION, paper.collection().value());
    paper.topics().forEach(topic -> keyword(document, TOPIC, topic.value()));
    paper.kind().ifPresent(kind -> text(document, OTHER, kind.text()));
    PRINTED.forEach(line -> paper.text(line).ifPresent(value -> text(document, OTHER, value)));
    return document;
  }

  private static void keyword(Document document, String field, String value) {
    document.add(new KeywordField(field, value, Store.NO));
    text(document, OTHER, value);
  }

  private static void text(Document document, String field, String value) {
    document.add(new org.apache.lucene.document.TextField(field, Words.spaced(value), Store.NO));
  }
}
