package papercatalog.publishing.orders;

import static papercatalog.domain.Papers.paper;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.CatalogTable;
import papercatalog.publishing.orders.Scenario.Command;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.write.Publisher;

/** Writers of papers that share something. */
final class Scenarios {
  static final Command NOTHING = _ -> {};

  private Scenarios() {}

  static final Scenario CITED_AGAINST_REWRITE =
      Scenario.of(
          "a cited paper arrives while a citing one is rewritten",
          publish(citing("b", "a", "x")),
          publish(paper("a", "2026").identifiers(Map.of("doi", "10.5555/a")).build()),
          publish(titled("Another title", citing("b", "a", "x"))));

  static final Scenario NAMED_ARRIVES =
      Scenario.of(
          "a paper arrives while another names its id",
          publish(paper("x", "2026").build()),
          publish(paper("a", "2026").build()),
          publish(naming("b", "a")));

  static final Scenario NAMED_LEAVES =
      Scenario.of(
          "a paper is deleted while another names its id",
          publish(paper("a", "2026").build()),
          delete("a"),
          publish(naming("b", "a")));

  static final Scenario RENAMED_AGAINST_PUBLICATION =
      Scenario.of(
          "a collection is renamed while a paper joins it",
          publish(in("c0", "b")),
          rename("c0", "m0"),
          publish(in("c0", "a")));

  static final Scenario RENAMED_AGAINST_TITLE =
      Scenario.of(
          "a collection is renamed while it gets a title",
          publish(in("c0", "b")),
          rename("c0", "m0"),
          title("c0", "A title"));

  static final Scenario RENAMED_AGAINST_RENAMING =
      Scenario.of(
          "a collection is renamed while another gets its name",
          all(
              publish(in("c0", "a")),
              publish(in("c1", "b")),
              title("c0", "Zero"),
              title("c1", "One")),
          rename("c0", "c1"),
          rename("c1", "c0"));

  static Command all(Command... commands) {
    return table -> List.of(commands).forEach(command -> command.run(table));
  }

  static Command publish(Paper paper) {
    return table -> publisher(table).publish(paper);
  }

  static Command delete(String id) {
    return table -> publisher(table).delete(new PaperId(id), OptionalLong.empty());
  }

  static Paper naming(String id, String cited) {
    Reference reference =
        new Reference(Optional.empty(), Map.of(), Optional.of(new PaperId(cited)));
    return paper(id, "2026").references(List.of(reference)).build();
  }

  static Command rename(String from, String to) {
    return table ->
        new Renaming(table, publisher(table), false)
            .rename(Directory.COLLECTIONS, new Alias(KeyPrefix.COLLECTION, from, to));
  }

  static Command title(String collection, String title) {
    return table ->
        publisher(table)
            .upsertEntry(new DirectoryEntry(Directory.COLLECTIONS, collection, Optional.of(title)));
  }

  static Paper citing(String id, String... works) {
    return paper(id, "2026")
        .references(
            Stream.of(works)
                .map(
                    work ->
                        new Reference(
                            Optional.of("A work, " + work + "."),
                            Map.of("doi", "10.5555/" + work),
                            Optional.empty()))
                .toList())
        .build();
  }

  static Paper titled(String title, Paper paper) {
    return PaperBuilder.from(paper).title(title).build();
  }

  static Paper in(String collection, String id) {
    return PaperBuilder.from(paper(id, "2026").build())
        .collection(new CollectionName(collection))
        .build();
  }

  private static Publisher publisher(CatalogTable table) {
    return new Publisher(table, Ending.CLOCK);
  }
}
