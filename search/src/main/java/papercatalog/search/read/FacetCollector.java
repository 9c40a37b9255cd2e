package papercatalog.search.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.search.Collector;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.LeafCollector;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreMode;
import papercatalog.search.index.PaperFields;
import papercatalog.search.read.SearchPage.FacetValue;

/** Counts the values that the papers that meet a query have in some fields. */
final class FacetCollector implements Collector {
  private static final int MAX_VALUES = 20;

  private final Map<String, Map<String, Long>> counts = new LinkedHashMap<>();

  private FacetCollector() {
    PaperFields.FACETS.forEach(field -> counts.put(field, new TreeMap<>()));
  }

  /** Collectors of a query; by field the values with most papers first, equal ones by name. */
  static CollectorManager<FacetCollector, Map<String, List<FacetValue>>> manager() {
    return new CollectorManager<>() {
      @Override
      public FacetCollector newCollector() {
        return new FacetCollector();
      }

      @Override
      public Map<String, List<FacetValue>> reduce(Collection<FacetCollector> collectors) {
        FacetCollector all = new FacetCollector();
        for (FacetCollector some : collectors) {
          some.counts.forEach((field, values) -> values.forEach((v, n) -> all.add(field, v, n)));
        }
        Map<String, List<FacetValue>> facets = new LinkedHashMap<>();
        all.counts.forEach((field, values) -> facets.put(field, most(values)));
        return facets;
      }
    };
  }

  @Override
  public ScoreMode scoreMode() {
    return ScoreMode.COMPLETE_NO_SCORES;
  }

  @Override
  public LeafCollector getLeafCollector(LeafReaderContext segment) throws IOException {
    List<Values> fields = new ArrayList<>();
    for (String field : PaperFields.FACETS) {
      fields.add(new Values(field, DocValues.getSortedSet(segment.reader(), field)));
    }
    return new LeafCollector() {
      @Override
      public void setScorer(Scorable scorer) {}

      @Override
      public void collect(int document) throws IOException {
        for (Values field : fields) {
          field.count(document);
        }
      }

      @Override
      public void finish() throws IOException {
        for (Values field : fields) {
          field.finish();
        }
      }
    };
  }

  /** The counts of one field in one segment, by the numbers that its values have there. */
  private final class Values {
    private final String field;
    private final SortedSetDocValues values;
    private final long[] papers;

    Values(String field, SortedSetDocValues values) {
      this.field = field;
      this.values = values;
      papers = new long[(int) values.getValueCount()];
    }

    void count(int document) throws IOException {
      if (values.advanceExact(document)) {
        for (int i = values.docValueCount(); i > 0; i--) {
          papers[(int) values.nextOrd()]++;
        }
      }
    }

    void finish() throws IOException {
      for (int value = 0; value < papers.length; value++) {
        if (papers[value] > 0) {
          add(field, values.lookupOrd(value).utf8ToString(), papers[value]);
        }
      }
    }
  }

  private void add(String field, String value, long papers) {
    counts.get(field).merge(value, papers, Long::sum);
  }

  private static List<FacetValue> most(Map<String, Long> counts) {
    return counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(MAX_VALUES)
        .map(value -> new FacetValue(value.getKey(), value.getValue()))
        .toList();
  }
}
