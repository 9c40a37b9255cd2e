package papercatalog.console;

import papercatalog.model.DirectoryEntry;

/** A collection or topic, for people: {@code sosp Symposium on Operating Systems Principles}. */
public final class DirectoryText {
  private DirectoryText() {}

  public static String of(DirectoryEntry entry) {
    return entry
        .title()
        .map(title -> "%-28s  %s".formatted(entry.name(), title))
        .orElse(entry.name());
  }
}
