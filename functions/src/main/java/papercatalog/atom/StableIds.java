package papercatalog.atom;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.UUID;
import papercatalog.model.Change;
import papercatalog.model.PaperId;
import papercatalog.schema.AccessPattern;

/**
 * The ids of feeds and entries: UUIDs of names, which do not change whatever the host, the page or
 * the case in which someone asks.
 */
final class StableId {
  private StableId() {}

  /**
   * Of a list.
   *
   * @param path what it is, from the root of the catalog
   */
  static String ofList(String path) {
    return ofName(path);
  }

  /** Of a paper, in whatever list it stands. */
  static String of(PaperId paper) {
    return ofName(AccessPattern.GET_PAPER.path(paper.key()));
  }

  /** Of a change: one revision may be deleted after it was made. */
  static String of(Change change) {
    String revision = AccessPattern.GET_PAPER_VERSION.path(change.id().key(), change.revision());
    return ofName(revision + '#' + change.kind().text());
  }

  private static String ofName(String name) {
    return "urn:uuid:" + UUID.nameUUIDFromBytes(name.getBytes(UTF_8));
  }
}
