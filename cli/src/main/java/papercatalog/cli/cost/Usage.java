package papercatalog.cli.cost;

import module java.base;

import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.Keys;

/**
 * The usage of one request. Byte counts come from the model; {@code docs/cost.md} states the
 * assumed duration of a warm request.
 */
record Usage(Traffic.Shape shape) {
  private static final int READ_UNIT_BYTES = 4_096;
  private static final int PAGE_BYTES = 1 << 20;
  private static final int SUMMARY_BYTES = 600;

  /** A membership item: a summary and keys. */
  private static final int MEMBERSHIP_BYTES = 700;

  /** A reference of 150 characters with a DOI, compressed. */
  private static final int REFERENCE_BYTES = 80;

  /** A summary in an answer: member names, punctuation and links. */
  private static final int SENT_SUMMARY_BYTES = 600;

  /** Both pairs of keys, type and schema version. */
  private static final int KEY_BYTES = 150;

  private static final double GET_SECONDS = 0.005;
  private static final double QUERY_SECONDS = 0.020 / 3;
  private static final double SECONDS_PER_ENTRY = 0.010 / 75;

  record EntrySize(int read, int sent) {
    /** A collection, a topic or an author. */
    static final EntrySize SHORT = new EntrySize(200, 150);

    /** A change, with credits that only the start page shows. */
    static final EntrySize CHANGE = new EntrySize(450, 150);
  }

  /** Half a unit per 4 KB, rounded up: reads are eventually consistent. */
  double readUnits(AccessPattern<?> pattern) {
    int entries = entries(pattern);
    int bytes = entry(pattern).read();
    return (pattern.access() instanceof Access.BatchGetItem // which rounds up each item
            ? entries * units(bytes, READ_UNIT_BYTES)
            : units(entries * bytes, READ_UNIT_BYTES))
        / 2.0;
  }

  /** Assumes 5 ms for one item, 10 ms for a page of 25 entries and 20 ms for a page of 100. */
  double gigabyteSeconds(AccessPattern<?> pattern) {
    double seconds =
        pattern.access() instanceof Access.GetItem
            ? GET_SECONDS
            : QUERY_SECONDS + entries(pattern) * SECONDS_PER_ENTRY;
    return shape.memory() / 1_024.0 * seconds;
  }

  double sentBytes(AccessPattern<?> pattern) {
    return entries(pattern) * (double) entry(pattern).sent();
  }

  private int entriesOfAPaper(Predicate<KeyPrefix> lists) {
    return Arrays.stream(KeyPrefix.values()).filter(lists).mapToInt(this::entriesOfAPaper).sum();
  }

  /** Assumes that a paper is in one list of each other kind. */
  private int entriesOfAPaper(KeyPrefix list) {
    return switch (list) {
      case AUTHOR -> shape.authors();
      case TOPIC -> shape.topics();
      case IDENTIFIER -> shape.identifiers();
      case AUTHORS -> 0;
      case CITED_WORK -> shape.references();
      default -> list.index().isPresent() ? 1 : 0;
    };
  }

  private int links() {
    return entriesOfAPaper(KeyPrefix::isLink);
  }

  /** A version's record compresses to about half; the attributes for its list are uncompressed. */
  private int versionBytes() {
    return shape.paperBytes() / 2 + KEY_BYTES + referenceBytes();
  }

  private int referenceBytes() {
    return shape.references() * REFERENCE_BYTES;
  }

  /** Entries in an answer. Two papers hardly ever share an identifier. */
  int entries(AccessPattern<?> pattern) {
    return switch (pattern.access()) {
      case Access.GetItem _, Access.QueryItemCollection _ -> 1;
      case Access.BatchGetItem _ -> Math.min(shape.limit(), BatchRead.MAX_KEYS);
      case Access.QueryItems _, Access.QueryDirectory _ -> shape.limit();
      case Access.Query(var prefix) -> prefix == KeyPrefix.IDENTIFIER ? 1 : shape.limit();
    };
  }

  EntrySize entry(AccessPattern<?> pattern) {
    return switch (pattern.access()) {
      case Access.GetItem _, Access.BatchGetItem _ ->
          new EntrySize(shape.paperBytes(), shape.paperBytes());
      case Access.QueryItems(var _, var sort, var _) ->
          new EntrySize(
              sort == KeyPrefix.VERSION ? versionBytes() : MEMBERSHIP_BYTES, SENT_SUMMARY_BYTES);
      case Access.QueryItemCollection(_, _, var last, _) ->
          last.equals(Keys.REFERENCES)
              ? new EntrySize(shape.paperBytes() + referenceBytes(), 3 * referenceBytes())
              : new EntrySize(overviewBytes(), shape.paperBytes());
      case Access.QueryDirectory _ -> EntrySize.SHORT;
      case Access.Query(var prefix) ->
          switch (prefix.sortedBy()) {
            case AUTHORS -> EntrySize.SHORT;
            case CHANGES -> EntrySize.CHANGE;
            default -> new EntrySize(SUMMARY_BYTES, SENT_SUMMARY_BYTES);
          };
    };
  }

  /** A paper, its version, its change and its links without citations: at most one page. */
  private int overviewBytes() {
    int links = links() - shape.references();
    int all = shape.paperBytes() + referenceBytes() + versionBytes() + links * MEMBERSHIP_BYTES;
    return Math.min(all + EntrySize.CHANGE.read(), PAGE_BYTES);
  }

  private static int units(int bytes, int perUnit) {
    return Math.max(1, Math.ceilDiv(bytes, perUnit));
  }
}
