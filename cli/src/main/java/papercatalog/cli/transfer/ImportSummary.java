package papercatalog.cli.transfer;

import module java.base;

import papercatalog.publishing.entry.FilePosition;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.write.Work;

/**
 * The totals of all entries so far.
 *
 * @param notices by the kinds that occurred
 * @param reasons of entries that were not written, without what they quote
 */
public record ImportSummary(
    Map<EntryOutcome, Long> counts,
    Map<Subject, NoticeCount> notices,
    Map<String, NoticeCount> reasons,
    Work work) {
  public static final ImportSummary NONE =
      new ImportSummary(Map.of(), Map.of(), Map.of(), Work.NONE);

  private static final Pattern QUOTED = Pattern.compile("`[^`]*`");

  /** Notices counted apart, up to this number: a file may have any names of fields. */
  private static final int MAX_SUBJECTS = 100;

  /** A kind of notices; the field is empty unless the kind is counted by field. */
  public record Subject(NoticeKind kind, String field) implements Comparable<Subject> {
    @Override
    public int compareTo(Subject other) {
      return Comparator.comparing(Subject::kind).thenComparing(Subject::field).compare(this, other);
    }
  }

  /** With the first of them as an example. */
  public record NoticeCount(long count, FilePosition position, String text) {
    NoticeCount plus(NoticeCount more) {
      return new NoticeCount(count + more.count, position, text);
    }
  }

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
    return new ImportSummary(more, notices(result), reasons(result), work.plus(result.work()));
  }

  private Map<String, NoticeCount> reasons(EntryResult result) {
    if (result.failure().isEmpty()) {
      return reasons;
    }
    String text = result.failure().get().message();
    String reason = QUOTED.matcher(text).replaceAll("`…`");
    Map<String, NoticeCount> more = new LinkedHashMap<>(reasons);
    more.merge(
        more.size() < MAX_SUBJECTS || more.containsKey(reason) ? reason : "other reasons",
        new NoticeCount(1, result.entry().position(), text),
        NoticeCount::plus);
    return more;
  }

  private Map<Subject, NoticeCount> notices(EntryResult result) {
    if (result.notices().isEmpty()) {
      return notices;
    }
    Map<Subject, NoticeCount> more = new TreeMap<>(notices);
    for (Notice notice : result.notices()) {
      more.merge(
          new Subject(notice.kind(), more.size() < MAX_SUBJECTS ? notice.field() : ""),
          new NoticeCount(1, result.entry().position(), notice.text()),
          NoticeCount::plus);
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
