package papercatalog.cli.transfer;

import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.Notice;

/**
 * How many notices of one kind there were, and one of them as an example.
 *
 * @param position where the example stands
 * @param text what it says
 */
public record NoticeCount(long count, FilePosition position, String text) {
  static NoticeCount first(FilePosition position, Notice notice) {
    return new NoticeCount(1, position, notice.text());
  }

  NoticeCount plusOne() {
    return new NoticeCount(count + 1, position, text);
  }
}
