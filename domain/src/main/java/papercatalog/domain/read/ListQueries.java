package papercatalog.domain.read;

import static papercatalog.domain.schema.AccessPattern.FIND_PAPERS;
import static papercatalog.domain.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.domain.schema.AccessPattern.LIST_CHANGES;
import static papercatalog.domain.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.domain.schema.AccessPattern.LIST_TOPIC_PAPERS;

import java.util.Optional;
import papercatalog.domain.model.AuthorPaper;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.Membership;
import papercatalog.domain.model.PaperSummary;
import papercatalog.domain.model.VersionSummary;
import papercatalog.domain.schema.AccessPattern;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.DirectoryItem;
import papercatalog.domain.table.Keys;
import papercatalog.domain.table.PaperAttributes;
import papercatalog.domain.table.VersionItem;

/**
 * The queries of the lists. Each is made when it is first needed, since a function needs one of
 * them at most; two threads may both make it, which harms nothing: it cannot be changed.
 */
final class ListQueries {
  private final CatalogTable table;
  private ListQuery<PaperSummary> collectionPapers;
  private ListQuery<AuthorPaper> authorPapers;
  private ListQuery<PaperSummary> topicPapers;
  private ListQuery<Membership> paperAuthors;
  private ListQuery<VersionSummary> paperVersions;
  private ListQuery<PaperSummary> identifierPapers;
  private ListQuery<Change> changes;
  private ListQuery<DirectoryEntry> collections;
  private ListQuery<DirectoryEntry> topics;

  ListQueries(CatalogTable table) {
    this.table = table;
  }

  ListQuery<PaperSummary> collectionPapers() {
    if (collectionPapers == null) {
      collectionPapers = papers(LIST_COLLECTION_PAPERS);
    }
    return collectionPapers;
  }

  ListQuery<AuthorPaper> authorPapers() {
    if (authorPapers == null) {
      authorPapers =
          new ListQuery<>(
              table,
              Optional.of(table.schema().index(LIST_AUTHOR_PAPERS)),
              Attributes.AUTHOR_PAPER,
              PaperAttributes::readAuthorPaper,
              entry -> position(entry.paper()));
    }
    return authorPapers;
  }

  ListQuery<PaperSummary> topicPapers() {
    if (topicPapers == null) {
      topicPapers = papers(LIST_TOPIC_PAPERS);
    }
    return topicPapers;
  }

  ListQuery<Membership> paperAuthors() {
    if (paperAuthors == null) {
      paperAuthors =
          new ListQuery<>(
              table,
              Optional.empty(),
              Attributes.MEMBERSHIP,
              PaperAttributes::readMembership,
              membership -> Keys.authorPosition(membership.author().handle()));
    }
    return paperAuthors;
  }

  ListQuery<VersionSummary> paperVersions() {
    if (paperVersions == null) {
      paperVersions =
          new ListQuery<>(
              table,
              Optional.empty(),
              Attributes.VERSION_SUMMARY,
              VersionItem::readSummary,
              version -> Keys.versionPosition(version.revision()));
    }
    return paperVersions;
  }

  ListQuery<PaperSummary> identifierPapers() {
    if (identifierPapers == null) {
      identifierPapers = papers(FIND_PAPERS);
    }
    return identifierPapers;
  }

  ListQuery<Change> changes() {
    if (changes == null) {
      changes =
          new ListQuery<>(
              table,
              Optional.of(table.schema().index(LIST_CHANGES)),
              Attributes.CHANGE_SUMMARY,
              ChangeItem::read,
              Keys::changePosition);
    }
    return changes;
  }

  ListQuery<DirectoryEntry> collections() {
    if (collections == null) {
      collections = entries(Directory.COLLECTIONS);
    }
    return collections;
  }

  ListQuery<DirectoryEntry> topics() {
    if (topics == null) {
      topics = entries(Directory.TOPICS);
    }
    return topics;
  }

  private ListQuery<DirectoryEntry> entries(Directory directory) {
    return new ListQuery<>(
        table,
        Optional.empty(),
        Attributes.DIRECTORY_ENTRY,
        item -> DirectoryItem.read(directory, item),
        entry -> Keys.entry(directory, entry.name()).sort());
  }

  private ListQuery<PaperSummary> papers(AccessPattern list) {
    return new ListQuery<>(
        table,
        Optional.of(table.schema().index(list)),
        Attributes.SUMMARY,
        PaperAttributes::readSummary,
        ListQueries::position);
  }

  private static String position(PaperSummary paper) {
    return Keys.listPosition(paper.published(), paper.id());
  }
}
