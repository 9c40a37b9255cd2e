package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;

/**
 * The kinds of items in a paper's partition: all that a paper is made of. A write of several
 * transactions writes the links apart from the other kinds, which are the paper's record.
 */
public enum PaperItem {
  OWN("Paper", KeyPrefix.PAPER.text(), Flaw.WITHOUT_PAPER, Flaw.STALE_RECORD, ItemFlaws::own),
  VERSION(
      "Version, one per revision, the current one included",
      KeyPrefix.VERSION.text(),
      Flaw.MISSING_VERSION,
      Flaw.UNEXPECTED_VERSION,
      ItemFlaws::version),
  CHANGE(
      "Change, one per paper: its latest",
      Keys.CHANGE,
      Flaw.MISSING_CHANGE,
      Flaw.STALE_CHANGE,
      ItemFlaws::change),
  DEPARTURE(
      "Departure, one for each collection that the paper has left: of its list of changes",
      Keys.DEPARTURE,
      Flaw.STALE_CHANGE,
      Flaw.STALE_CHANGE,
      (_, _, _) -> List.of(Flaw.STALE_CHANGE)),
  REFERENCES(
      "References, in print order, and the works of relations, compressed",
      Keys.REFERENCES,
      Flaw.STALE_REFERENCES,
      Flaw.STALE_REFERENCES,
      ItemFlaws::references),
  MEMBERSHIP("Membership, one per author, with role and place in the byline", KeyPrefix.AUTHOR),
  TOPIC("Topic link, one per topic", KeyPrefix.TOPIC),
  IDENTIFIER("Identifier link, one per identifier", KeyPrefix.IDENTIFIER),
  CITATION("Citation, one per work that the references name", KeyPrefix.CITED_WORK),
  RELATION("Relation, one per work that the relations name", KeyPrefix.NAMED_WORK),
  /** It changes with the relations of another paper, as the next with its citations. */
  INVERSE(
      "Inverse, one per paper whose relations name the paper, kept by its writer",
      KeyPrefix.NAMED_BY.text(),
      Flaw.STALE_INVERSE,
      Flaw.STALE_INVERSE,
      (_, _, _) -> List.of(Flaw.STALE_INVERSE)),
  /** It changes with the citations of other papers: no write of the paper itself has it. */
  CITATION_COUNT(
      "Cited by: number of papers that cite the paper, kept by their writers",
      Keys.CITATION_COUNT,
      Flaw.WRONG_COUNT,
      Flaw.WRONG_COUNT,
      (_, _, _) -> List.of(Flaw.WRONG_COUNT));

  /** The flaws of a stored item that is not equal to the wanted one. */
  interface ItemComparison {
    List<Flaw> flaws(ItemFlaws items, Item stored, Item wanted);
  }

  private final String text;
  private final String sort;
  private final Flaw missing;
  private final Flaw unexpected;
  private final ItemComparison comparison;

  PaperItem(String text, KeyPrefix link) {
    this(text, link.text(), Flaw.MISSING_LINK, Flaw.UNEXPECTED_LINK, ItemFlaws::link);
  }

  PaperItem(String text, String sort, Flaw missing, Flaw unexpected, ItemComparison comparison) {
    this.text = text;
    this.sort = sort;
    this.missing = missing;
    this.unexpected = unexpected;
    this.comparison = comparison;
  }

  /** Empty for a key of no item that a paper has. */
  public static Optional<PaperItem> of(ItemKey key) {
    return Arrays.stream(values()).filter(kind -> kind.is(key)).findFirst();
  }

  public boolean is(ItemKey key) {
    boolean named =
        sort.endsWith(KeyPrefix.DELIMITER) ? key.sort().startsWith(sort) : key.sort().equals(sort);
    return named && key.isOfPaper() && (this != OWN || key.sort().equals(key.partition()));
  }

  /** Whether a key is that of an item, other than the paper's own, that places it in lists. */
  public static boolean isLink(ItemKey key) {
    return of(key).filter(kind -> kind.missing == Flaw.MISSING_LINK).isPresent();
  }

  /** Whether a key is that of the paper's change or a departure, which a deletion leaves. */
  public static boolean isTrace(ItemKey key) {
    return CHANGE.is(key) || DEPARTURE.is(key);
  }

  /** Whether a write of the paper has the items of a key: not those of others, or unknown. */
  public static boolean isWritten(ItemKey key) {
    return of(key).isPresent() && !isOfOthers(key);
  }

  /** Whether an item follows from other papers, and stays when the paper goes. */
  public static boolean isOfOthers(ItemKey key) {
    return CITATION_COUNT.is(key) || INVERSE.is(key);
  }

  /** Whether a link follows from the item of references, which has what was found for them. */
  public static boolean isOfReferences(ItemKey key) {
    return CITATION.is(key) || RELATION.is(key);
  }

  /** The only item of this kind among those of a paper. */
  public Optional<Item> in(Map<ItemKey, Item> items) {
    return items.entrySet().stream()
        .filter(item -> is(item.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** A row of the documents: the name of the kind, and how many a paper has. */
  public String text() {
    return text;
  }

  /** {@code topic link}. */
  public String noun() {
    return text.split("[,:]", 2)[0].toLowerCase(Locale.ROOT);
  }

  /** The flaws of an item of this kind, one of which may be missing. */
  List<Flaw> flaws(ItemFlaws items, Optional<Item> stored, Optional<Item> wanted) {
    return stored.isEmpty() || wanted.isEmpty()
        ? List.of(stored.isEmpty() ? missing : unexpected)
        : comparison.flaws(items, stored.get(), wanted.get());
  }
}
