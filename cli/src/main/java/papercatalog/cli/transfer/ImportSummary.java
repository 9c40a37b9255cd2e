package papercatalog.cli.transfer;

import java.util.EnumMap;
import java.util.Map;
import papercatalog.bibliography.entry.Notice;
import papercatalog.bibliography.entry.NoticeKind;
import papercatalog.domain.write.Work;

/**
 * What came of all the entries so far, and what they took.
 *
 * @param counts one for each outcome, in their order
 * @param notices by kind; only those kinds that there were
 */
public record ImportSummary(
    Map<EntryOutcome, Long> counts, Map<NoticeKind, NoticeCount> notices, Work work) {
  /** Nothing yet. */
  public static final ImportSummary NONE = new ImportSummary(Map.of(), Map.of(), Work.NONE);

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
    return new ImportSummary(more, notices(result), work.plus(result.work()));
  }

  private Map<NoticeKind, NoticeCount> notices(EntryResult result) {
    if (result.notices().isEmpty()) {
      return notices;
    }
    Map<NoticeKind, NoticeCount> more = new EnumMap<>(NoticeKind.class);
    more.putAll(notices);
    for (Notice notice : result.notices()) {
      more.merge(
          notice.kind(),
          NoticeCount.first(result.position(), notice),
          (before, _) -> before.plusOne());
    }
    return more;
  }

  /** How many entries have come to their end. */
  public long entries() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Whether there are more notices than the examples. */
  public boolean repeatsNotices() {
    return notices.values().stream().anyMatch(notice -> notice.count() > 1);
  }

  /** Whether every one succeeded. */
  public boolean success() {
    return counts.entrySet().stream().allMatch(e -> e.getKey().success() || e.getValue() == 0);
  }
}
