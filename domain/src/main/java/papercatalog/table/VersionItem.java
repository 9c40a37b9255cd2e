package papercatalog.table;

import static papercatalog.schema.Attributes.ID;
import static papercatalog.schema.Attributes.SUPERSEDED_AT;
import static papercatalog.schema.Attributes.TYPE;
import static papercatalog.schema.Attributes.UNFINISHED;
import static papercatalog.schema.TableSchema.TIME_TO_LIVE;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import papercatalog.model.Paper;
import papercatalog.model.PaperId;

/**
 * The whole record of one revision: of a state that was superseded and, where the paper's own item
 * cannot name all the authors, of the current one. It is in no list.
 */
public final class VersionItem {
  private static final String VERSION = "Version";

  private VersionItem() {}

  /** Whether the paper's own item cannot name all its authors, so that a version must. */
  public static boolean isNeeded(Paper paper) {
    return paper.authors().size() > Paper.EMBEDDED_AUTHORS;
  }

  /** The record with all its authors. */
  public static Item of(Paper paper) {
    ItemBuilder item = ItemBuilder.of(VERSION, Keys.version(paper.id(), paper.revision()));
    return PaperAttributes.putRecord(item, paper, paper.authorCount()).build();
  }

  /**
   * A record that has been superseded, as history.
   *
   * @param record the item that held it whole, without keys of an index
   * @param expiresAt when it may be dropped; without it, it is kept
   */
  public static Item past(Item record, Instant supersededAt, Optional<Instant> expiresAt) {
    PaperId id = new PaperId(record.text(ID));
    return new ItemBuilder(record.without(List.of(UNFINISHED)))
        .put(Keys.version(id, PaperAttributes.readRevision(record)))
        .put(TYPE, VERSION)
        .put(SUPERSEDED_AT, supersededAt.toString())
        .putNumber(TIME_TO_LIVE, expiresAt.map(Instant::getEpochSecond))
        .build();
  }

  /** Since when a version is history; empty when it holds the current revision. */
  public static Optional<Instant> supersededAt(Item version) {
    return version.moment(SUPERSEDED_AT);
  }

  /** When a version may be dropped. */
  public static Optional<Instant> expiresAt(Item version) {
    return version.epochSecond(TIME_TO_LIVE);
  }
}
