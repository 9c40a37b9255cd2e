package papercatalog.transfer;

import java.util.EnumMap;
import java.util.Map;
import papercatalog.write.Work;

/**
 * What came of all the entries so far, and what they took.
 *
 * @param counts one for each outcome, in their order
 */
public record ImportSummary(Map<EntryOutcome, Long> counts, Work work) {
  /** Nothing yet. */
  public static final ImportSummary NONE = new ImportSummary(Map.of(), Work.NONE);

  /** Fills in what is missing. */
  public ImportSummary {
    Map<EntryOutcome, Long> complete = new EnumMap<>(EntryOutcome.class);
    for (EntryOutcome outcome : EntryOutcome.values()) {
      complete.put(outcome, counts.getOrDefault(outcome, 0L));
    }
    counts = complete;
  }

  /** One entry more. */
  public ImportSummary plus(EntryResult result) {
    Map<EntryOutcome, Long> more = new EnumMap<>(counts);
    more.merge(result.outcome(), 1L, Long::sum);
    return new ImportSummary(more, work.plus(result.work()));
  }

  /** How many entries have come to their end. */
  public long entries() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Whether every one succeeded. */
  public boolean success() {
    return counts.entrySet().stream().allMatch(e -> e.getKey().success() || e.getValue() == 0);
  }
}
