package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.ChangeText;
import papercatalog.cli.console.Output;
import papercatalog.cli.difference.FieldChange;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.Paper;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "diff",
    description = {
      "Shows what changed between two versions of a paper.",
      "Shows each field: authors who came, left, moved or changed their role, topics and"
          + " identifiers",
      "that were added or removed, and the sentences of an abstract that differ."
    },
    footer = {
      "  catalog diff WP-002 --endpoint http://127.0.0.1:8000",
      "  catalog diff WP-002 1 3 --output json --stack PaperCatalog-prod",
      "",
      "As JSON, each field is an object with its value before and after; unchanged authors are",
      "omitted. catalog get /papers/ID/versions lists the revisions."
    })
final class Diff extends CatalogCommand {
  @Mixin private PaperArgument paper;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FROM",
      description = "Earlier revision (default: the one before TO).")
  private Optional<Long> from = Optional.empty();

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "TO",
      description = "Later revision (default: the current one).")
  private Optional<Long> to = Optional.empty();

  @Mixin private TargetOptions target;

  @Override
  int run(Output out) {
    requireTwo(from, to);
    try (OpenTable table = target.open()) {
      PaperStates states = new PaperStates(table.records(), paper.id);
      Paper after = to.map(states::at).orElseGet(states::current);
      requireTwo(from, Optional.of(after.revision()));
      Paper before = from.map(states::at).orElseGet(() -> states.before(after.revision()));
      FieldChange.between(before, after)
          .forEach(
              change -> out.result(() -> ChangeText.of(change), () -> ChangeText.json(change)));
      return 0;
    }
  }

  private void requireTwo(Optional<Long> one, Optional<Long> other) {
    if (one.isPresent() && one.equals(other)) {
      throw new UsageError("FROM and TO are both revision " + one.get());
    }
  }
}
