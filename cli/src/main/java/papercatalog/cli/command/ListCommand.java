package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.ArgGroup;

abstract class ListCommand extends TableCommand {
  @ArgGroup private ListAmount amount = new ListAmount();

  /** An empty list is a note: {@code none}. */
  final <K, T> int print(
      ListPattern<K, T> pattern,
      K key,
      PageRequest first,
      ListFormat<T> format,
      String none,
      Output out) {
    try (OpenTable table = open()) {
      if (!amount.print(first, page -> table.catalog().list(pattern, key, page), format, out)) {
        out.note(none);
      }
      return 0;
    }
  }
}
