package papercatalog.domain.table;

import static papercatalog.domain.schema.KeyPrefix.*;

import module java.base;

import papercatalog.domain.model.Alias;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.DirectoryEntry;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.schema.TableSchema;

/**
 * Builds every key of the table, without the {@link Namespace} of a shared table. Injective: ids
 * exclude the delimiter and free text is escaped, so no two things share a key.
 */
public final class Keys {
  /** The sort key of a paper's change item. */
  public static final String CHANGE = "CHANGE";

  /** Sorts behind {@link #CHANGE}. The name of a collection that the paper has left follows. */
  public static final String DEPARTURE = CHANGE + DELIMITER;

  public static final String REFERENCES = "REFERENCES";

  /** The sort key of the number of papers that cite a paper, which may not exist. */
  public static final String CITATION_COUNT = "CITED_BY";

  /**
   * Where older releases kept a tenant's profiles, in the index of the lists of authors' papers.
   */
  public static final String PROFILES = "PROFILES";

  /** The partition of a tenant's unlisted items in that index, sorted by their own partitions. */
  public static final String UNLISTED = "UNLISTED";

  /** The item with the edition of a catalog. */
  public static final ItemKey EDITION = new ItemKey("EDITION", "EDITION");

  /** The partition of the aliases of a catalog, in an index. */
  public static final String ALIASES = "ALIASES";

  /** The partition, in the index of authors, of those who became others. */
  public static final String FORMER_AUTHORS = AUTHORS.text() + "~";

  private static final int REVISION_DIGITS = 10;

  private Keys() {}

  public static String paperPartition(PaperId id) {
    return PAPER.text() + id.key();
  }

  /** The paper whose partition has a key; empty for other partitions. */
  public static Optional<PaperId> paperIn(String partition) {
    return paperNamed(PAPER, partition);
  }

  public static Optional<PaperId> paperNamed(KeyPrefix kind, String key) {
    String id = key.startsWith(kind.text()) ? tail(kind, key) : "";
    return Grammar.PAPER_ID.admits(id) ? Optional.of(new PaperId(id)) : Optional.empty();
  }

  public static ItemKey paper(PaperId id) {
    return new ItemKey(paperPartition(id), paperPartition(id));
  }

  /** The key of a link, which sorts by the partition of its list. */
  public static ItemKey link(PaperId id, KeyPrefix kind, Object name) {
    return new ItemKey(paperPartition(id), partition(kind, name));
  }

  public static ItemKey membership(PaperId id, AuthorHandle handle) {
    return link(id, AUTHOR, handle);
  }

  public static ItemKey version(PaperId id, long revision) {
    return new ItemKey(paperPartition(id), versionPosition(revision));
  }

  public static ItemKey change(PaperId id) {
    return new ItemKey(paperPartition(id), CHANGE);
  }

  public static ItemKey departure(PaperId id, String list) {
    return new ItemKey(paperPartition(id), DEPARTURE + tail(COLLECTION_CHANGES, list));
  }

  public static ItemKey references(PaperId id) {
    return new ItemKey(paperPartition(id), REFERENCES);
  }

  public static ItemKey citationCount(PaperId id) {
    return new ItemKey(paperPartition(id), CITATION_COUNT);
  }

  /** The paper of this catalog in the key of a work; empty for a name that waits for one. */
  public static Optional<PaperId> citedIn(String list) {
    return paperNamed(CITED_WORK, list).or(() -> paperNamed(NAMED_WORK, list));
  }

  public static ItemKey entry(Directory directory, String name) {
    return new ItemKey(directory.partition(), directory.kind().text() + name);
  }

  public static ItemKey entry(DirectoryEntry entry) {
    return entry(entry.directory(), entry.name());
  }

  static boolean isEntry(ItemKey key) {
    return Directory.of(key.partition())
        .map(Directory::kind)
        .filter(kind -> key.sort().startsWith(kind.text()))
        .filter(kind -> Grammar.SLUG.admits(tail(kind, key.sort())))
        .isPresent();
  }

  public static ItemKey author(AuthorHandle handle) {
    return new ItemKey(authorPartition(handle), authorPartition(handle));
  }

  /** The partition of an author's list and profile, and the sort key of their memberships. */
  public static String authorPartition(AuthorHandle handle) {
    return partition(AUTHOR, handle);
  }

  /** The partition of a list. An identifier is free text, so the delimiter in a name is escaped. */
  public static String partition(KeyPrefix kind, Object name) {
    return kind.text() + text(name).replace("%", "%25").replace(DELIMITER, "%23");
  }

  /** Ids ignore case; the index of authors has a partition for each first letter or digit. */
  private static String text(Object name) {
    if (name instanceof PaperId id) {
      return id.key();
    }
    return name instanceof AuthorPrefix prefix ? prefix.value().substring(0, 1) : name.toString();
  }

  /** The name in the partition of a list. */
  public static String name(KeyPrefix kind, String partition) {
    return tail(kind, partition).replace("%23", DELIMITER).replace("%25", "%");
  }

  /** Padded, so that keys sort by revision. */
  public static String versionPosition(long revision) {
    String digits = Long.toString(revision);
    return VERSION.text() + "0".repeat(Math.max(0, REVISION_DIGITS - digits.length())) + digits;
  }

  public static String nameAt(Directory directory, String sortKey) {
    String name = tail(directory.kind(), sortKey);
    if (!Grammar.SLUG.admits(name)) {
      throw new InvalidValue("position", Grammar.SLUG.rule());
    }
    return name;
  }

  /** The item whose entry is at a position in the list of a name. */
  public static ItemKey entryAt(KeyPrefix list, Object name, String position) {
    if (list == AUTHORS) {
      return author(AuthorItem.handleAt(position));
    }
    if (list.sortedBy() == CHANGES) {
      return change(Positions.changedPaperAt(position));
    }
    PaperId id = Positions.paperAt(position);
    return list.isLink() ? link(id, list, name) : paper(id);
  }

  /** The author's link or the version at a sort key of a paper's partition. */
  public static ItemKey itemAt(String partition, KeyPrefix kind, String sortKey) {
    return new ItemKey(
        partition,
        kind == VERSION
            ? versionPosition(revisionAt(sortKey))
            : authorPartition(authorAt(sortKey)));
  }

  static AuthorHandle authorAt(String sortKey) {
    return new AuthorHandle(tail(AUTHOR, sortKey));
  }

  static long revisionAt(String sortKey) {
    String digits = tail(VERSION, sortKey);
    if (digits.length() != REVISION_DIGITS || !digits.chars().allMatch(c -> '0' <= c && c <= '9')) {
      throw new InvalidValue("position", "must hold a revision");
    }
    return Long.parseLong(digits);
  }

  private static String tail(KeyPrefix kind, String key) {
    if (!key.startsWith(kind.text())) {
      throw new InvalidValue("position", "must begin with " + kind.text());
    }
    return key.substring(kind.text().length());
  }

  /** The partitions of the index of authors. */
  public static List<String> authorIndex() {
    return "0123456789abcdefghijklmnopqrstuvwxyz~"
        .chars()
        .mapToObj(first -> AUTHORS.text() + Character.toString(first))
        .toList();
  }

  /** The key of a former name: of an author, where the profile was. */
  public static ItemKey alias(KeyPrefix kind, String name) {
    return new ItemKey(partition(kind, name), partition(kind, name));
  }

  /** The keys of the aliases that the names of a paper would have. */
  public static Set<ItemKey> names(Paper paper) {
    Set<ItemKey> names = new LinkedHashSet<>();
    paper.authors().forEach(author -> names.add(author(author.handle())));
    for (DirectoryEntry entry : DirectoryEntry.usedBy(paper)) {
      names.add(alias(entry.directory().kind(), entry.name()));
    }
    return names;
  }

  /** The kind of name if a key may be that of an alias. */
  public static Optional<KeyPrefix> aliasKind(ItemKey key) {
    return HEADED.stream()
        .filter(kind -> key.sort().startsWith(kind.text()) && key.sort().equals(key.partition()))
        .findFirst();
  }

  /** The entry of an alias in the list of all, by the name that counts; not in the heads' index. */
  static IndexKey aliasPlace(Alias alias) {
    String position = partition(alias.kind(), alias.sameAs()) + DELIMITER + alias.name();
    return new IndexKey(aliases(alias.kind()), ALIASES, position);
  }

  /** The index with the list of the aliases of a kind. */
  public static Index aliases(KeyPrefix kind) {
    return kind.index().orElseThrow().equals(Index.GSI1) ? Index.GSI2 : Index.GSI1;
  }

  /** The alias at a position in the list of all; empty for others and damaged ones. */
  public static Optional<Alias> aliasAt(KeyPrefix kind, String position) {
    String[] names = position.split(DELIMITER, -1);
    try {
      return names.length == 3 && position.startsWith(kind.text())
          ? Optional.of(new Alias(kind, names[2], names[1]))
          : Optional.empty();
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }

  /** The items that may be at the head of the list of a name: its own, and its alias. */
  public static List<ItemKey> heads(KeyPrefix kind, Object name) {
    ItemKey alias = alias(kind, name.toString());
    return kind == AUTHOR
        ? List.of(alias)
        : List.of(entry(Directory.of(kind), name.toString()), alias);
  }

  /** The entry of a thing's own item at the head of its list. */
  static IndexKey head(KeyPrefix kind, Object name) {
    return new IndexKey(kind.index().orElseThrow(), partition(kind, name), Positions.HEAD);
  }

  /**
   * The entry of an item in the list of a name, if its paper is listed. The lists of identifiers
   * have superseded papers too: a DOI is for ever.
   */
  static Optional<IndexKey> listed(TableSchema schema, KeyPrefix kind, Object name, Paper paper) {
    Status status = paper.status();
    String position = Positions.ofListed(status, paper.published(), paper.id());
    return status.listed() || (kind == IDENTIFIER && status == Status.SUPERSEDED)
        ? Optional.of(new IndexKey(schema.index(kind), partition(kind, name), position))
        : Optional.empty();
  }
}
