package papercatalog.cli.console;

import papercatalog.domain.model.DirectoryEntry;

/**
 * Formats a collection or topic as text: {@code sosp Symposium on Operating Systems Principles
 * (12)}.
 */
public final class DirectoryText {
  private DirectoryText() {}

  public static String of(DirectoryEntry entry) {
    String name =
        entry.title().map(title -> "%-28s  %s".formatted(entry.name(), title)).orElse(entry.name());
    return entry.papers().isPresent()
        ? name + " (%,d)".formatted(entry.papers().getAsLong())
        : name;
  }
}
