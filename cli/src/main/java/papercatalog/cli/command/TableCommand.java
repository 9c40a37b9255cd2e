package papercatalog.cli.command;

import papercatalog.cli.target.OpenTable;
import picocli.CommandLine.Mixin;

abstract class TableCommand extends CatalogCommand {
  @Mixin TargetOptions target;

  final OpenTable open() {
    return OpenTable.at(target.target(), false);
  }
}
