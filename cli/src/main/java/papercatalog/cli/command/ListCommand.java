package papercatalog.cli.command;

import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.pattern.ListPattern;
import papercatalog.domain.read.PageRequest;
import picocli.CommandLine.ArgGroup;

abstract class ListCommand extends TableCommand {
  @ArgGroup private ListAmount amount = new ListAmount();

  final <K, T> int print(
      ListPattern<K, T> pattern, K key, PageRequest first, ListFormat<T> format, Output out) {
    try (OpenTable table = open()) {
      amount.print(first, page -> table.catalog().list(pattern, key, page), format, out);
      return 0;
    }
  }
}
