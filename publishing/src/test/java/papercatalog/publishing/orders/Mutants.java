package papercatalog.publishing.orders;

import module java.base;

import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.publishing.record.PaperItem;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The errors that the explorations must notice. */
final class Mutants {
  private static final Predicate<ItemKey> ENTRY = key -> Directory.of(key.partition()).isPresent();
  private static final Predicate<ItemKey> ALIAS =
      key -> key.partition().equals(key.sort()) && !key.isOfPaper();

  static final List<Mutant> ALL =
      List.of(
          Mutant.without(
              "a new paper does not require that there is none",
              PaperItem.OWN::is,
              part -> part.startsWith("attribute_not_exists(#PK)")),
          Mutant.without(
              "a write does not require the revision that it has seen",
              PaperItem.OWN::is,
              part -> part.contains("#revision")),
          Mutant.without(
              "a write does not require the content that it has seen",
              PaperItem.OWN::is,
              part -> part.contains("#contentHash")),
          Mutant.without(
              "a write does not require anything of the paper",
              PaperItem.OWN::is,
              part -> !part.contains("GSI")),
          Mutant.without(
              "a rewrite does not require the references that it has read",
              PaperItem.REFERENCES::is,
              _ -> true),
          Mutant.without(
              "a list without an entry is counted",
              ENTRY,
              part -> part.startsWith("attribute_exists(#PK)")),
          Mutant.without(
              "a new name does not require that there is none",
              ENTRY,
              part -> part.startsWith("attribute_not_exists(#PK)")),
          Mutant.without(
              "a new entry does not require that its name is no former one",
              ALIAS,
              part -> part.startsWith("attribute_not_exists(#PK)")),
          Mutant.without(
              "a title or an alias does not require the revision that it has seen",
              ENTRY.or(ALIAS),
              part -> part.contains("#revision")),
          Mutant.without(
              "an entry goes although a paper has joined it",
              ENTRY,
              part -> part.contains("#counted")),
          Mutant.ofEach("a write in several steps is not marked", Mutants::unmarked),
          Mutant.ofEach("the paper is written after its links", Mutants::afterLinks),
          Mutant.ofEach("the paper is removed before its links", Mutants::beforeLinks),
          Mutant.withoutWaits("a renaming does not wait for the index"));

  private Mutants() {}

  private static TransactWriteItem unmarked(TransactWriteItem one) {
    TransactWriteItem unseen =
        Mutant.withoutParts(one, PaperItem.OWN::is, part -> part.contains("#unfinished"));
    return one.put() != null && PaperItem.OWN.is(Mutant.key(one))
        ? unseen.copy(to -> to.put(unseen.put().copy(it -> it.item(without(one.put().item())))))
        : unseen;
  }

  private static Map<String, AttributeValue> without(Map<String, AttributeValue> item) {
    return new Item(item).without(List.of(Attributes.UNFINISHED)).attributes();
  }

  /** The step before the links writes something else than the paper's item. */
  private static TransactWriteItem afterLinks(TransactWriteItem one) {
    if (!PaperItem.OWN.is(Mutant.key(one))) {
      return one;
    }
    boolean first = one.put() != null && "links".equals(task(one.put().item()));
    TransactWriteItem free = Mutant.withoutParts(one, PaperItem.OWN::is, _ -> true);
    return first
        ? TransactWriteItem.builder()
            .conditionCheck(Mutant.always(Mutant.key(one), one.put().tableName()))
            .build()
        : free;
  }

  private static TransactWriteItem beforeLinks(TransactWriteItem one) {
    if (!PaperItem.OWN.is(Mutant.key(one))) {
      return one;
    }
    boolean first = one.put() != null && task(one.put().item()).startsWith("deletion");
    TransactWriteItem free = Mutant.withoutParts(one, PaperItem.OWN::is, _ -> true);
    return first
        ? TransactWriteItem.builder()
            .delete(it -> it.tableName(one.put().tableName()).key(Mutant.key(one).attributes()))
            .build()
        : free;
  }

  private static String task(Map<String, AttributeValue> item) {
    return Optional.ofNullable(item.get(Attributes.UNFINISHED))
        .map(mark -> mark.m().get("task").s())
        .orElse("");
  }
}
