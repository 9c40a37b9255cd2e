package papercatalog.functions.atom;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.UUID;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.Namespace;

/**
 * The ids of feeds and entries: UUIDs of names, which do not change whatever the host, the page or
 * the case in which someone asks.
 *
 * @param catalog whose feeds they are: what tenants call alike must not be one thing to who reads
 *     the feeds of both
 */
record StableIds(Namespace catalog) {
  /**
   * Of a list.
   *
   * @param path what it is, from the root of the catalog
   */
  String ofList(String path) {
    return ofName(path);
  }

  /** Of a paper, in whatever list it stands. */
  String of(PaperId paper) {
    return ofName(AccessPatterns.GET_PAPER.path(paper.key()));
  }

  /** Of a change: one revision may be deleted after it was made. */
  String of(Change change) {
    String revision = AccessPatterns.GET_PAPER_VERSION.path(change.id().key(), change.revision());
    return ofName(revision + '#' + change.kind().text());
  }

  private String ofName(String name) {
    return "urn:uuid:" + UUID.nameUUIDFromBytes((catalog.prefix() + name).getBytes(UTF_8));
  }
}
