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
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.search.Collector;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.LeafCollector;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreMode;
import papercatalog.search.index.PaperFields;
import papercatalog.search.read.SearchPage.FacetValue;

/** Counts the years, collections and topics of the papers that meet a query. */
final class FacetCollector implements Collector {
  private static final int MAX_VALUES = 20;
  private static final int YEARS = 10_000;

  private final long[] years = new long[YEARS];
  private final Map<String, Long> collections = new TreeMap<>();
  private final Map<String, Long> topics = new TreeMap<>();

  /** Collectors of a query, and the values of each field, those with most papers first. */
  static CollectorManager<FacetCollector, Map<String, List<FacetValue>>> manager() {
    return new CollectorManager<>() {
      @Override
      public FacetCollector newCollector() {
        return new FacetCollector();
      }

      @Override
      public Map<String, List<FacetValue>> reduce(Collection<FacetCollector> collectors) {
        FacetCollector all = new FacetCollector();
        collectors.forEach(all::add);
        return all.values();
      }
    };
  }

  @Override
  public ScoreMode scoreMode() {
    return ScoreMode.COMPLETE_NO_SCORES;
  }

  @Override
  public LeafCollector getLeafCollector(LeafReaderContext segment) throws IOException {
    NumericDocValues year = DocValues.getNumeric(segment.reader(), PaperFields.YEAR);
    Names collection = new Names(segment, PaperFields.COLLECTION);
    Names topic = new Names(segment, PaperFields.TOPIC);
    return new LeafCollector() {
      @Override
      public void setScorer(Scorable scorer) {}

      @Override
      public void collect(int document) throws IOException {
        if (year.advanceExact(document)) {
          years[(int) year.longValue()]++;
        }
        collection.count(document);
        topic.count(document);
      }

      @Override
      public void finish() throws IOException {
        collection.addTo(collections);
        topic.addTo(topics);
      }
    };
  }

  /** The counts of one field in one segment, by the numbers that its values have there. */
  private static final class Names {
    private final SortedSetDocValues values;
    private final long[] counts;

    Names(LeafReaderContext segment, String field) throws IOException {
      values = DocValues.getSortedSet(segment.reader(), field);
      counts = new long[(int) values.getValueCount()];
    }

    void count(int document) throws IOException {
      if (values.advanceExact(document)) {
        for (int i = values.docValueCount(); i > 0; i--) {
          counts[(int) values.nextOrd()]++;
        }
      }
    }

    void addTo(Map<String, Long> all) throws IOException {
      for (int value = 0; value < counts.length; value++) {
        if (counts[value] > 0) {
          all.merge(values.lookupOrd(value).utf8ToString(), counts[value], Long::sum);
        }
      }
    }
  }

  private void add(FacetCollector other) {
    for (int year = 0; year < YEARS; year++) {
      years[year] += other.years[year];
    }
    other.collections.forEach((name, count) -> collections.merge(name, count, Long::sum));
    other.topics.forEach((name, count) -> topics.merge(name, count, Long::sum));
  }

  private Map<String, List<FacetValue>> values() {
    Map<String, Long> byYear = new TreeMap<>(Comparator.reverseOrder());
    for (int year = 0; year < YEARS; year++) {
      if (years[year] > 0) {
        byYear.put(Integer.toString(YEARS + year).substring(1), years[year]);
      }
    }
    Map<String, List<FacetValue>> facets = new LinkedHashMap<>();
    facets.put(PaperFields.YEAR, most(byYear));
    facets.put(PaperFields.COLLECTION, most(collections));
    facets.put(PaperFields.TOPIC, most(topics));
    return facets;
  }

  private static List<FacetValue> most(Map<String, Long> counts) {
    List<FacetValue> values = new ArrayList<>();
    counts.forEach((value, count) -> values.add(new FacetValue(value, count)));
    values.sort(Comparator.comparingLong(FacetValue::papers).reversed());
    return List.copyOf(values.subList(0, Math.min(MAX_VALUES, values.size())));
  }
}
