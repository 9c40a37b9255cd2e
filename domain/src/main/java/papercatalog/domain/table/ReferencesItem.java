package papercatalog.domain.table;

import static papercatalog.domain.schema.Attributes.*;

import module java.base;

import papercatalog.domain.error.PaperWithdrawn;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Reference.Look;
import papercatalog.domain.model.ReferenceList;
import papercatalog.domain.model.Relation;
import papercatalog.domain.model.RelationType;
import papercatalog.domain.model.Status;
import papercatalog.domain.schema.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The references of a paper and the works of its relations, compressed, with what the catalog found
 * for them. A paper without either has no item. One Query reads it and the paper's own item.
 */
public final class ReferencesItem {
  /** What a list of references shows of both items. */
  public static final List<String> ATTRIBUTES =
      List.of(SCHEMA_VERSION, ID, TITLE, STATUS, RECORD, TableSchema.SORT_KEY);

  private ReferencesItem() {}

  public static Optional<Item> of(Paper paper) {
    return paper.works().isEmpty()
        ? Optional.empty()
        : Optional.of(
            ItemBuilder.of("References", Keys.references(paper.id()))
                .put(RECORD, CompressedRecord.write(record(paper)))
                .build());
  }

  private static Item record(Paper paper) {
    return new ItemBuilder()
        .put(REFERENCES, write(paper.references()))
        .put(RELATIONS, write(paper.relations().stream().map(Relation::work).toList()))
        .build();
  }

  /** The works of an item; none if it is missing or cannot be read. */
  public static List<Reference> readable(Optional<Item> item) {
    return lists(item).stream().flatMap(List::stream).toList();
  }

  private static List<List<Reference>> lists(Optional<Item> item) {
    try {
      return item.map(it -> List.of(read(it, REFERENCES), read(it, RELATIONS))).orElse(List.of());
    } catch (RuntimeException _) {
      return List.of();
    }
  }

  /** Whether two items have the same works; compressed bytes may differ between JVMs. */
  public static boolean same(Item one, Item other) {
    return lists(Optional.of(one)).equals(lists(Optional.of(other)));
  }

  private static List<Reference> read(Item item, String works) {
    item.requireSchema();
    return CompressedRecord.read(item.bytesOf(RECORD)).list(works, ReferencesItem::read);
  }

  /** Reads the paper's own item and its references; empty without the own item. */
  public static Optional<ReferenceList> read(List<Item> items) {
    Optional<Item> own = at(items, sort -> !sort.equals(Keys.REFERENCES));
    own.ifPresent(Item::requireSchema);
    if (own.isPresent() && Status.of(own.get().text(STATUS)) == Status.WITHDRAWN) {
      throw new PaperWithdrawn(new PaperId(own.get().text(ID)));
    }
    List<Reference> references =
        at(items, Keys.REFERENCES::equals).map(it -> read(it, REFERENCES)).orElse(List.of());
    return own.map(
        paper -> new ReferenceList(new PaperId(paper.text(ID)), paper.text(TITLE), references));
  }

  private static Optional<Item> at(List<Item> items, Predicate<String> sortKey) {
    return items.stream().filter(item -> sortKey.test(item.sortKey())).findFirst();
  }

  static List<AttributeValue> write(List<Reference> references) {
    return references.stream().map(ReferencesItem::write).toList();
  }

  private static AttributeValue write(Reference reference) {
    return AttributeValue.fromM(
        new ItemBuilder()
            .put(TEXT, reference.text())
            .putTexts(IDENTIFIERS, reference.identifiers())
            .put(PAPER, reference.paper().map(PaperId::value))
            .put(FOUND, mark(reference, Look.FOUND))
            .put(ABSENT, mark(reference, Look.ABSENT))
            .build()
            .attributes());
  }

  private static Optional<String> mark(Reference reference, Look look) {
    return Optional.of("1").filter(_ -> reference.look() == look);
  }

  static AttributeValue write(Relation relation) {
    Item work = new Item(write(relation.work()).m());
    return AttributeValue.fromM(
        new ItemBuilder(work).put(TYPE, relation.type().text()).build().attributes());
  }

  static Relation readRelation(AttributeValue value) {
    RelationType type = RelationType.of(new Item(value.m()).text(TYPE));
    return new Relation(type, read(value));
  }

  /** Without a mark, the catalog has the paper that a record names: older releases had no other. */
  static Reference read(AttributeValue value) {
    Item reference = new Item(value.m());
    Optional<PaperId> paper = reference.optional(PAPER).map(PaperId::new);
    Look look = Look.NONE;
    if (reference.optional(FOUND).isPresent()) {
      look = Look.FOUND;
    } else if (paper.isPresent()) {
      look = reference.optional(ABSENT).isPresent() ? Look.ABSENT : Look.PRESENT;
    }
    return new Reference(reference.optional(TEXT), reference.texts(IDENTIFIERS), paper, look);
  }
}
