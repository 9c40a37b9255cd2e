package papercatalog.search.index;

import module java.base;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.DelegatingAnalyzerWrapper;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.KeywordField;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.Term;
import org.apache.lucene.util.BytesRef;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.table.Positions;

/** The document of a paper. No field is stored: hits are ids, and the table has the papers. */
public final class PaperFields {
  /** The id in lower case, by which a document is replaced. */
  public static final String KEY = "key";

  /** The id as it is spelled. */
  public static final String ID = "id";

  /** The sort key of lists: by date, then by id. */
  public static final String POSITION = "position";

  public static final String YEAR = "year";
  public static final String REVISION = "revision";

  /** When the revision was written, in seconds since 1970. */
  public static final String UPDATED = "updated";

  public static final String COLLECTION = "collection";
  public static final String TOPIC = "topic";

  /** The words of the title in one term. */
  public static final String EXACT_TITLE = "exact";

  public static final String AUTHOR = "author";

  public static final String VENUE = "venue";
  public static final String TITLE = "title";
  public static final String ABSTRACT = "abstract";

  /** Ids, identifiers, names of collections and topics, kind, volume, issue, pages, publisher. */
  public static final String OTHER = "other";

  /** The fields whose values are counted. */
  public static final List<String> FACETS = List.of(YEAR, COLLECTION, TOPIC);

  /** A field of text, by its name, and how much a word in it counts. */
  public static final Map<String, Float> WEIGHTS = weights();

  /** The analysis of all fields of text. */
  public static final Analyzer ANALYZER =
      new DelegatingAnalyzerWrapper(Analyzer.PER_FIELD_REUSE_STRATEGY) {
        @Override
        protected Analyzer getWrappedAnalyzer(String field) {
          return words(field);
        }
      };

  private static final List<TextField> PRINTED =
      List.of(TextField.VOLUME, TextField.ISSUE, TextField.PAGES, TextField.PUBLISHER);

  private PaperFields() {}

  /** How a field of text is analyzed. */
  public static Words words(String field) {
    return field.equals(TITLE) || field.equals(ABSTRACT) ? Words.PROSE : Words.NAMES;
  }

  /** The term that finds a paper's document. */
  public static Term key(PaperId id) {
    return new Term(KEY, id.key());
  }

  /** The title as one term: equal for titles that differ in case, accents or punctuation. */
  public static String exactTitle(String title) {
    return String.join(" ", Words.PROSE.texts(title));
  }

  public static Document document(Paper paper) {
    Document document = new Document();
    document.add(new StringField(KEY, paper.id().key(), Store.NO));
    document.add(new SortedDocValuesField(ID, new BytesRef(paper.id().value())));
    document.add(
        new SortedDocValuesField(
            POSITION, new BytesRef(Positions.ofPaper(paper.published(), paper.id()))));
    document.add(new KeywordField(YEAR, paper.published().text().substring(0, 4), Store.NO));
    document.add(new NumericDocValuesField(REVISION, paper.revision()));
    document.add(new NumericDocValuesField(UPDATED, paper.updatedAt().getEpochSecond()));
    document.add(new KeywordField(COLLECTION, paper.collection().value(), Store.NO));
    for (TopicName topic : paper.topics()) {
      document.add(new KeywordField(TOPIC, topic.value(), Store.NO));
    }
    // A term has at most 32,766 bytes; the longest title has 4,000.
    document.add(new StringField(EXACT_TITLE, exactTitle(paper.title()), Store.NO));
    text(document, TITLE, paper.title());
    for (Authorship author : paper.authors()) {
      text(document, AUTHOR, author.name());
    }
    paper.abstractText().ifPresent(text -> text(document, ABSTRACT, text));
    paper.venue().ifPresent(venue -> text(document, VENUE, venue));
    text(document, OTHER, paper.id().value());
    paper.identifiers().values().forEach(value -> text(document, OTHER, value));
    text(document, OTHER, paper.collection().value());
    paper.topics().forEach(topic -> text(document, OTHER, topic.value()));
    paper.kind().ifPresent(kind -> text(document, OTHER, kind.text()));
    PRINTED.forEach(line -> paper.text(line).ifPresent(value -> text(document, OTHER, value)));
    return document;
  }

  private static void text(Document document, String field, String value) {
    document.add(new org.apache.lucene.document.TextField(field, value, Store.NO));
  }

  private static Map<String, Float> weights() {
    Map<String, Float> weights = new LinkedHashMap<>();
    weights.put(TITLE, 3f);
    weights.put(AUTHOR, 2f);
    weights.put(ABSTRACT, 1f);
    weights.put(VENUE, 1f);
    weights.put(OTHER, 0.5f);
    return weights;
  }
}
