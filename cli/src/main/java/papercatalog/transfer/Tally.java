package papercatalog.transfer;

import java.util.EnumMap;
import java.util.Map;
import papercatalog.write.Work;

/**
 * How many entries ended how, and what they took.
 *
 * @param counts one for each ending, in their order
 */
public record Tally(Map<Ending, Long> counts, Work work) {
  /** Nothing yet. */
  public static final Tally NONE = new Tally(Map.of(), Work.NONE);

  /** Fills in what is missing. */
  public Tally {
    Map<Ending, Long> complete = new EnumMap<>(Ending.class);
    for (Ending ending : Ending.values()) {
      complete.put(ending, counts.getOrDefault(ending, 0L));
    }
    counts = complete;
  }

  /** One entry more. */
  public Tally plus(Ended ended) {
    Map<Ending, Long> more = new EnumMap<>(counts);
    more.merge(ended.ending(), 1L, Long::sum);
    return new Tally(more, work.plus(ended.work()));
  }

  /** All entries that ended. */
  public long entries() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Whether every one succeeded. */
  public boolean success() {
    return counts.entrySet().stream().allMatch(e -> e.getKey().success() || e.getValue() == 0);
  }
}
