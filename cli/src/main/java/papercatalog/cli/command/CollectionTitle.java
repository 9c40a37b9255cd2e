package papercatalog.cli.command;

import papercatalog.domain.model.CollectionName;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.Directory;
import picocli.CommandLine.Command;
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
final class CollectionTitle extends EntryTitle<CollectionName> {
  @Parameters(paramLabel = "NAME", description = "Name of the collection.")
  private CollectionName name;

  CollectionTitle() {
    super(Directory.COLLECTIONS, AccessPatterns.LIST_COLLECTION_PAPERS);
  }

  @Override
  CollectionName name() {
    return name;
  }
}
