package papercatalog.publishing;

import static java.time.Instant.EPOCH;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.AliasItem;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.publishing.record.Departures;
import papercatalog.publishing.record.PaperState;

/** An item of each type, of a paper that has one of everything. */
public final class ItemsOfEachType {
  private static final Paper PAPER =
      new PaperBuilder(
              new PaperId("the-id"),
              "X",
              new CollectionName("the-name"),
              new PublicationDate("2026"))
          .authors(List.of(new Authorship(new AuthorHandle("the-handle"), "X", Role.AUTHOR)))
          .topics(List.of(new TopicName("the-name")))
          .text(TextField.VENUE, "The Name")
          .kind(Optional.of(WorkKind.DOCUMENT))
          .identifiers(Map.of("doi", "the-value"))
          .relations(
              List.of(
                  new Relation(
                      RelationType.REVIEWS, Map.of(), Optional.of(new PaperId("the-cited-id")))))
          .references(
              List.of(
                  new Reference(
                      Optional.of("X"), Map.of(), Optional.of(new PaperId("the-cited-id")))))
          .build();

  private ItemsOfEachType() {}

  /** The items, each of another type: those of the paper first. */
  public static List<Item> all() {
    Author author =
        new Author(
            new AuthorHandle("the-handle"),
            "X",
            List.of(),
            Optional.empty(),
            Optional.empty(),
            EPOCH);
    List<Item> items =
        new ArrayList<>(
            PaperState.revised(false, PAPER, EPOCH).items(TableSchema.DECLARED).values());
    items.add(departure());
    items.add(AuthorItem.item(author, 1, EPOCH));
    AuthorHandle former = new AuthorHandle("former-handle");
    items.add(AliasItem.of(Alias.of(former, author.handle()), 1, EPOCH));
    DirectoryEntry.usedBy(PAPER).forEach(entry -> items.add(DirectoryItem.of(entry, 1, EPOCH)));
    return items;
  }

  private static Item departure() {
    Change deletion = new Change(PAPER.id(), ChangeKind.DELETED, 1, EPOCH);
    Item before =
        ChangeItem.of(TableSchema.DECLARED, Change.to(PAPER.asRevision(1, EPOCH), EPOCH), PAPER);
    return Departures.between(
            Optional.of(before),
            ChangeItem.of(TableSchema.DECLARED, deletion),
            TableSchema.DECLARED)
        .orElseThrow();
  }
}
