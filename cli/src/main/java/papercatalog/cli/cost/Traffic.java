package papercatalog.cli.cost;

import java.util.LinkedHashMap;
import java.util.Map;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;

/**
 * A month of a catalog.
 *
 * @param reads how often each pattern is asked for
 * @param publishes papers published
 * @param papers how many are stored
 * @param shape what they are like
 */
public record Traffic(Map<AccessPattern<?>, Long> reads, long publishes, long papers, Shape shape) {
  /** Keeps the patterns in their order. */
  public Traffic {
    Map<AccessPattern<?>, Long> ordered = new LinkedHashMap<>();
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      if (reads.containsKey(pattern)) {
        ordered.put(pattern, reads.get(pattern));
      }
    }
    reads = ordered;
  }

  /** How many requests there are in all. */
  public long requests() {
    return reads.values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * What a bill assumes of papers, pages and functions.
   *
   * @param authors of a paper
   * @param topics of a paper
   * @param identifiers of a paper by which it is found
   * @param paperBytes of a paper's item, abstract included
   * @param limit summaries a page
   * @param memory of each function, in MB
   * @param logBytes written per request
   */
  public record Shape(
      int authors,
      int topics,
      int identifiers,
      int paperBytes,
      int limit,
      int memory,
      int logBytes) {
    /** What the table of {@code docs/cost.md} assumes. */
    public static final Shape USUAL = new Shape(5, 3, 1, 2_000, 25, 1_024, LoggedBytes.A_REQUEST);

    /**
     * Checks the ranges.
     *
     * @throws InvalidValue naming the one that is wrong
     */
    public Shape {
      require("authors", authors, 1, 100_000);
      require("topics", topics, 0, 20);
      require("identifiers", identifiers, 0, 20);
      require("paper bytes", paperBytes, 1, 400 * 1_024);
      require("limit", limit, 1, 100);
      require("memory", memory, 128, 10_240);
      require("log bytes", logBytes, 0, 1 << 20);
    }

    private static void require(String field, int value, int least, int most) {
      if (value < least || value > most) {
        throw new InvalidValue(field, "must be from " + least + " to " + most);
      }
    }
  }
}
