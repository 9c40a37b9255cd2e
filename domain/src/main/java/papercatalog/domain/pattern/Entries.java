package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.ListedAuthor;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.AuthorItem;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.Positions;
import papercatalog.domain.table.VersionItem;

/**
 * The entries of a list.
 *
 * @param name of one entry in the API's description
 * @param expired whether it has, although DynamoDB has not dropped it yet
 * @param reordered whether a page shows them in another order, for which it needs them all
 */
public record Entries<T>(
    String name,
    List<String> attributes,
    Function<Item, T> reader,
    Function<T, String> position,
    Optional<BiPredicate<T, Instant>> expired,
    boolean reordered) {
  static final Entries<PaperSummary> PAPERS = papers("Paper", Attributes.SUMMARY);
  static final Entries<PaperSummary> COLLECTION_PAPERS =
      papers("CollectionPaper", Attributes.HEADED);
  static final Entries<PaperSummary> TOPIC_PAPERS = papers("TopicPaper", Attributes.HEADED);
  static final Entries<AuthorPaper> AUTHOR_PAPERS =
      of(
          "AuthorPaper",
          Attributes.AUTHOR_PAPER,
          PaperAttributes::readAuthorPaper,
          entry -> position(entry.paper()));
  static final Entries<ListedAuthor> LISTED_AUTHORS =
      new Entries<>(
          "Membership",
          Attributes.LISTED_AUTHOR_OR_CHANGE,
          PaperAttributes::readListedAuthor,
          entry -> Keys.authorPartition(entry.membership().author().handle()),
          Optional.empty(),
          true);
  static final Entries<VersionSummary> VERSIONS =
      new Entries<>(
          "Version",
          Attributes.VERSION_SUMMARY,
          VersionItem::readSummary,
          version -> Keys.versionPosition(version.revision()),
          Optional.of(VersionSummary::expired),
          false);
  static final Entries<Author> AUTHORS =
      of("Author", Attributes.AUTHOR, AuthorItem::read, AuthorItem::indexPosition);
  static final Entries<Change> CHANGES = ofChanges("Change");
  static final Entries<Change> COLLECTION_CHANGES = ofChanges("CollectionChange");

  static Entries<DirectoryEntry> of(Directory directory) {
    return of(
        "Directory",
        Attributes.DIRECTORY_ENTRY,
        item -> DirectoryItem.read(directory, item),
        entry -> Keys.entry(directory, entry.name()).sort());
  }

  /** Changes, in a list with members of its own. */
  private static Entries<Change> ofChanges(String name) {
    return of(name, Attributes.CHANGE_SUMMARY, ChangeItem::readListed, Positions::ofChange);
  }

  private static Entries<PaperSummary> papers(String name, List<String> attributes) {
    return of(name, attributes, PaperAttributes::readSummary, Entries::position);
  }

  private static <T> Entries<T> of(
      String name, List<String> attributes, Function<Item, T> reader, Function<T, String> at) {
    return new Entries<>(name, attributes, reader, at, Optional.empty(), false);
  }

  private static String position(PaperSummary paper) {
    return Positions.ofListed(paper.status(), paper.published(), paper.id());
  }
}
