package papercatalog.cli.cost;

import module java.base;

import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.read.PageRequest;

/**
 * A month of a catalog.
 *
 * @param settings those of the stack that cost more than nothing, if they are on
 */
public record Traffic(
    Map<AccessPattern<?>, Long> reads,
    long publishes,
    long papers,
    Shape shape,
    Set<Setting> settings) {
  /** Settings of a stack, as {@code make deploy SET=} names them. */
  public enum Setting {
    ALARMS,
    CDN,
    EVENTS,
    SEARCH
  }

  public Traffic {
    Map<AccessPattern<?>, Long> ordered = new LinkedHashMap<>();
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      if (reads.containsKey(pattern)) {
        ordered.put(pattern, reads.get(pattern));
      }
    }
    reads = ordered;
  }

  /** Requests of all patterns, spread by their frequencies. */
  public static Map<AccessPattern<?>, Long> usual(long requests) {
    long weights = 0;
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      weights += pattern.frequency().weight();
    }
    Map<AccessPattern<?>, Long> reads = new LinkedHashMap<>();
    long weight = 0;
    for (AccessPattern<?> pattern : AccessPatterns.all()) {
      long before = share(requests, weight, weights);
      weight += pattern.frequency().weight();
      reads.put(pattern, share(requests, weight, weights) - before);
    }
    return reads;
  }

  private static long share(long requests, long weight, long weights) {
    return requests / weights * weight + requests % weights * weight / weights;
  }

  public long requests() {
    return reads.values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * The assumptions of a bill. References name works by identifiers. A paper's bytes include its
   * abstract; memory is in MB.
   */
  public record Shape(
      int authors,
      int topics,
      int identifiers,
      int references,
      int paperBytes,
      int limit,
      int memory,
      int logBytes) {
    public static final Shape USUAL =
        new Shape(5, 3, 1, 0, 2_000, 25, 1_024, LoggedBytes.A_REQUEST);

    public Shape {
      require("authors", authors, 1, 100_000);
      require("topics", topics, 0, 20);
      require("identifiers", identifiers, 0, 20);
      require("references", references, 0, 10_000);
      require("paper bytes", paperBytes, 1, 400 * 1_024);
      require("limit", limit, 1, PageRequest.MAX_LIMIT);
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
