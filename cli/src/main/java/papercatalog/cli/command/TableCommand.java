package papercatalog.cli.command;

import papercatalog.cli.target.OpenTable;
import picocli.CommandLine.Mixin;

/** A command on the table of a catalog. */
abstract class TableCommand extends CatalogCommand {
  @Mixin TargetOptions target;

  final OpenTable open() {
    return OpenTable.at(target.target());
  }
}
