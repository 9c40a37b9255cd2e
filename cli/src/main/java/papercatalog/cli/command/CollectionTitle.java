package papercatalog.cli.command;

import java.util.concurrent.Callable;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.schema.Directory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "collection",
    description = "Shows a collection and its title, or sets the title.",
    footer = {
      "  catalog collection sosp --endpoint http://127.0.0.1:8000",
      "  catalog collection sosp --title 'Symposium on Operating Systems Principles' --table papers",
      "",
      "catalog list collection NAME lists its papers, catalog list collections all collections."
    })
final class CollectionTitle implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "Name of the collection.")
  private CollectionName name;

  @Mixin private EntryTitle title;
  @Mixin private TargetOptions target;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    title.run(
        Directory.COLLECTIONS, ListKind.COLLECTION, name.value(), target.target(), output.open());
    return 0;
  }
}
