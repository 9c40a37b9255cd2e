package papercatalog.cli.console;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import papercatalog.bibliography.entry.FilePosition;
import papercatalog.bibliography.entry.NoticeKind;
import papercatalog.cli.transfer.NoticeCount;

/** Formats the notices of an import by kind as text and as JSON. */
final class NoticeCounts {
  private NoticeCounts() {}

  /** {@code 1,802 odd-month notices, such as refs.bib:20 (a): month ...}, one line per kind. */
  static String text(Map<NoticeKind, NoticeCount> notices) {
    return notices.entrySet().stream()
        .map(entry -> text(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining());
  }

  private static String text(NoticeKind kind, NoticeCount notices) {
    return "%,d %s %s %s: %s%n"
        .formatted(
            notices.count(),
            kind.text(),
            notices.count() == 1 ? "notice:" : "notices, such as",
            notices.position(),
            notices.text());
  }

  static void put(ArrayNode array, Map<NoticeKind, NoticeCount> notices) {
    notices.forEach(
        (kind, count) -> {
          FilePosition position = count.position();
          array
              .addObject()
              .put("kind", kind.text())
              .put("count", count.count())
              .putObject("example")
              .put("file", position.file())
              .put("line", position.line())
              .put("entry", position.key())
              .put("text", count.text());
        });
  }
}
