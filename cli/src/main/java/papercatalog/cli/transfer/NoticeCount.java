package papercatalog.cli.transfer;

import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.Notice;

/**
 * The number of notices of a kind, with an example.
 *
 * @param position of the example
 * @param text of the example
 */
public record NoticeCount(long count, FilePosition position, String text) {
  static NoticeCount first(FilePosition position, Notice notice) {
    return new NoticeCount(1, position, notice.text());
  }

  NoticeCount plusOne() {
    return new NoticeCount(count + 1, position, text);
  }
}
