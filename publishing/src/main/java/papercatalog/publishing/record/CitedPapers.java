package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.WorkName;
import papercatalog.domain.schema.Attributes;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.BatchRead;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Item;
import papercatalog.domain.table.ItemKey;
import papercatalog.domain.table.Keys;

/**
 * Finds cited papers by the names in references, and citing papers by the works that they cite. The
 * index that has identifiers may lag; ids are read strongly consistent.
 */
public record CitedPapers(CatalogTable table) {
  private static final int AT_A_TIME = 8;

  /**
   * A copy after a look for the papers that its references name: half a read unit for each new
   * identifier, and a read of the papers whose ids it names. One that was there stays, though it is
   * withdrawn.
   */
  public Paper found(Paper citing) {
    Map<WorkName, Optional<PaperId>> found = new HashMap<>(named(citing));
    citing.works().stream()
        .filter(reference -> reference.paper().isEmpty())
        .flatMap(reference -> reference.identifier().stream())
        .distinct()
        .gather(Gatherers.mapConcurrent(AT_A_TIME, it -> Map.entry(it, holder(it, citing.id()))))
        .forEach(holder -> found.put(holder.getKey(), holder.getValue()));
    return citing.withReferences(
        reference ->
            reference
                .name()
                .filter(name -> reference.paper().isEmpty() || name instanceof PaperId)
                .map(found::get)
                .map(reference::after)
                .orElse(reference));
  }

  /** What a look for the ids that references name finds, in one request for each hundred. */
  private Map<PaperId, Optional<PaperId>> named(Paper citing) {
    Map<PaperId, Boolean> linked = new LinkedHashMap<>();
    for (Reference reference : citing.works()) {
      if (reference.name().orElse(null) instanceof PaperId id) {
        linked.merge(id, reference.link().isPresent(), Boolean::logicalOr);
      }
    }
    Map<ItemKey, Item> there =
        new BatchRead(table).items(linked.keySet().stream().map(Keys::paper).toList());
    Map<PaperId, Optional<PaperId>> named = new HashMap<>();
    linked.forEach(
        (id, before) -> {
          Optional<Item> own = Optional.ofNullable(there.get(Keys.paper(id)));
          boolean has =
              id.equals(citing.id()) || own.filter(it -> before || isCitable(it)).isPresent();
          named.put(id, Optional.of(id).filter(_ -> has));
        });
    return named;
  }

  /** Whether new references find a paper by its id. */
  public static boolean isCitable(Item own) {
    return !own.optional(Attributes.STATUS).equals(Optional.of(Status.WITHDRAWN.text()));
  }

  /** The paper that a new reference finds under a name; another one than the given for a DOI. */
  private Optional<PaperId> holder(WorkName name, PaperId than) {
    return switch (name) {
      case PaperId id ->
          new BatchRead(table).item(Keys.paper(id)).filter(CitedPapers::isCitable).map(_ -> id);
      case Identifier identifier ->
          new IdentifierHolders(table).others(identifier, than, 1).stream().findFirst();
    };
  }

  /** A copy with the papers for which references wait; a paper does not find itself. */
  public static Paper found(Paper citing, Function<WorkName, Optional<PaperId>> holder) {
    return citing.withReferences(
        reference ->
            reference
                .name()
                .filter(_ -> reference.waits())
                .flatMap(holder)
                .filter(cited -> !cited.equals(citing.id()))
                .map(cited -> reference.after(Optional.of(cited)))
                .orElse(reference));
  }

  /** A copy in which references wait that lead to a paper by a name which it lacks. */
  public static Paper lost(Paper citing, BiPredicate<PaperId, WorkName> lacks) {
    return citing.withReferences(
        it ->
            it.name()
                .filter(_ -> !it.waits())
                .filter(name -> lacks.test(it.paper().orElseThrow(), name))
                .map(_ -> it.after(Optional.empty()))
                .orElse(it));
  }

  /** As {@link #lost}, and then with other papers that have the identifiers. */
  public Paper lostAndFound(Paper citing, PaperId cited, Predicate<WorkName> lacks) {
    Paper lost = lost(citing, (paper, name) -> paper.equals(cited) && lacks.test(name));
    return lost.equals(citing) ? citing : found(lost, name -> holder(name, cited));
  }

  /** The papers that cite a work or relate to it, by its name in keys, and that lists show. */
  public List<PaperId> citing(String work) {
    return IndexedList.of(table, KeyPrefix.CITED_WORK, Keys.partition(KeyPrefix.CITED_WORK, work))
        .papers();
  }
}
