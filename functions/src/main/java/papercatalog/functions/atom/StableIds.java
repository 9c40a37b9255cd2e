package papercatalog.functions.atom;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.UUID;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.table.Namespace;

/**
 * The ids of feeds and entries: name-based UUIDs that do not depend on host, page or case of the
 * request.
 *
 * @param namespace part of the names, so that equal names of different tenants have different ids
 */
record StableIds(Namespace namespace) {
  /**
   * The id of a list.
   *
   * @param path from the root of the catalog
   */
  String ofList(String path) {
    return ofName(path);
  }

  /** The id of a paper, the same in every list. */
  String of(PaperId paper) {
    return ofName(AccessPatterns.GET_PAPER.path(paper.key()));
  }

  /** The id of a change. Its kind is included because a revision can be made and later deleted. */
  String of(Change change) {
    String revision = AccessPatterns.GET_PAPER_VERSION.path(change.id().key(), change.revision());
    return ofName(revision + '#' + change.kind().text());
  }

  private String ofName(String name) {
    return "urn:uuid:" + UUID.nameUUIDFromBytes((namespace.prefix() + name).getBytes(UTF_8));
  }
}
