package papercatalog.cli.transfer;

import module java.base;

import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.write.Work;

/** The totals of all entries so far, with kinds of notices that occurred. */
public record ImportSummary(
    Map<EntryOutcome, Long> counts, Map<NoticeKind, NoticeCount> notices, Work work) {
  public static final ImportSummary NONE = new ImportSummary(Map.of(), Map.of(), Work.NONE);

  public record NoticeCount(long count, FilePosition position, String text) {}

  public ImportSummary {
    Map<EntryOutcome, Long> complete = new EnumMap<>(EntryOutcome.class);
    for (EntryOutcome outcome : EntryOutcome.values()) {
      complete.put(outcome, counts.getOrDefault(outcome, 0L));
    }
    counts = complete;
  }

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
          new NoticeCount(1, result.entry().position(), notice.text()),
          (before, _) -> new NoticeCount(before.count() + 1, before.position(), before.text()));
    }
    return more;
  }

  public long entries() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  public boolean repeatsNotices() {
    return notices.values().stream().anyMatch(notice -> notice.count() > 1);
  }

  public boolean success() {
    return counts.entrySet().stream().allMatch(e -> e.getKey().success() || e.getValue() == 0);
  }
}
