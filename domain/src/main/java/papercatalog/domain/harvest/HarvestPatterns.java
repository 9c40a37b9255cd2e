package papercatalog.domain.harvest;

import static papercatalog.domain.schema.KeyPrefix.PAPER;

import module java.base;

import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.BatchPattern;
import papercatalog.domain.pattern.Declaration;
import papercatalog.domain.pattern.Frequency;
import papercatalog.domain.pattern.GetPattern;
import papercatalog.domain.pattern.Parameters;
import papercatalog.domain.table.ChangeItem;
import papercatalog.domain.table.Keys;

/**
 * A17, off by default, with the other items that its requests read. Only a function of A17 loads
 * this class.
 */
public final class HarvestPatterns {
  /**
   * The records of papers at the revisions that changes led to: a version has all authors, and is
   * compressed.
   */
  public static final BatchPattern<PaperRevision, Paper> HARVEST_PAPERS =
      new BatchPattern<>(
          declaration(
              new Parameters<>(
                  List.of(),
                  Optional.empty(),
                  Optional.empty(),
                  (_, _) -> Optional.of(List.of()),
                  List.of())),
          PAPER,
          AccessPatterns.GET_PAPER_VERSION);

  /** The latest change of one paper, which a deleted paper has too. */
  public static final GetPattern<PaperId, Change> LATEST_CHANGE =
      new GetPattern<>(
          declaration(AccessPatterns.GET_PAPER.parameters()),
          PAPER,
          "Change",
          Keys::change,
          (item, _) -> Optional.of(ChangeItem.readListed(item)),
          PaperNotFound::new,
          false);

  /** The patterns whose requests A17 sends besides its own. */
  public static final List<AccessPattern<?>> READ =
      List.of(
          LATEST_CHANGE,
          AccessPatterns.LIST_CHANGES,
          AccessPatterns.LIST_COLLECTION_CHANGES,
          AccessPatterns.LIST_COLLECTIONS);

  private HarvestPatterns() {}

  private static <K> Declaration<K> declaration(Parameters<K> parameters) {
    return new Declaration<>(
        "A17",
        Frequency.LOW,
        "HarvestPapers",
        "Harvest by OAI-PMH",
        "/oai",
        parameters,
        List.of(),
        List.of());
  }
}
