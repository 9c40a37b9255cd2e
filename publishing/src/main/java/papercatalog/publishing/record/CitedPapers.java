package papercatalog.publishing.record;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Keys;

/**
 * Finds cited papers by the identifiers in references, and citing papers by the works that they
 * cite. The index may lag.
 */
public record CitedPapers(CatalogTable table) {
  private static final int AT_A_TIME = 8;

  /** A copy with the papers that its references name: half a read unit for each new identifier. */
  public Paper found(Paper citing) {
    IdentifierHolders holders = new IdentifierHolders(table);
    Map<Identifier, List<PaperId>> found =
        citing.references().stream()
            .filter(reference -> reference.paper().isEmpty())
            .flatMap(reference -> reference.identifier().stream())
            .distinct()
            .gather(
                Gatherers.mapConcurrent(
                    AT_A_TIME, it -> Map.entry(it, holders.others(it, citing.id(), 1))))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    return found(citing, identifier -> found.get(identifier).stream().findFirst());
  }

  /** A copy in which references with an identifier no longer wait for the paper that has it. */
  public static Paper found(Paper citing, PaperId cited, Identifier identifier) {
    return found(citing, it -> Optional.of(cited).filter(_ -> it.equals(identifier)));
  }

  /** A copy with the papers of those references that have none; a paper does not find itself. */
  public static Paper found(Paper citing, Function<Identifier, Optional<PaperId>> holder) {
    return citing.withReferences(
        reference ->
            reference.paper().isPresent()
                ? reference
                : reference
                    .identifier()
                    .flatMap(holder)
                    .filter(cited -> !cited.equals(citing.id()))
                    .map(reference::finding)
                    .orElse(reference));
  }

  /** A copy in which references wait that found a paper by an identifier which it lacks. */
  public static Paper lost(Paper citing, PaperId cited, Predicate<Identifier> lacks) {
    return citing.withReferences(
        it ->
            it.paper().equals(Optional.of(cited)) && it.identifier().filter(lacks).isPresent()
                ? it.printed()
                : it);
  }

  /** As {@link #lost}, and then with other papers that have the identifiers. */
  public Paper lostAndFound(Paper citing, PaperId cited, Predicate<Identifier> lacks) {
    Paper lost = lost(citing, cited, lacks);
    IdentifierHolders holders = new IdentifierHolders(table);
    return lost.equals(citing)
        ? citing
        : found(lost, it -> holders.others(it, cited, 1).stream().findFirst());
  }

  /** The papers that cite a work, an id or an identifier, and that lists show. */
  public List<PaperId> citing(Object work) {
    return IndexedList.of(table, KeyPrefix.WORK, Keys.partition(KeyPrefix.WORK, work)).papers();
  }
}
