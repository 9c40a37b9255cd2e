package papercatalog.publishing.correction;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Status;
import papercatalog.publishing.document.Members;
import papercatalog.publishing.document.PaperDocument;

/**
 * A correction of a paper: an edited copy of its record, or a merge patch with the paper's id.
 *
 * <p>Only a copy, which names the time of its revision, removes a member by leaving it out. A patch
 * removes one with {@code null}: a list of titles must not remove all abstracts.
 *
 * @param revision that was corrected; empty for the current one
 * @param members without those that the table sets
 */
public record Correction(PaperId id, OptionalLong revision, ObjectNode members, boolean copy) {
  private static final String ID = "id";
  private static final String AUTHORS = "authors";
  private static final String AUTHOR_COUNT = "authorCount";
  private static final String REVISION = "revision";
  private static final String UPDATED_AT = "updatedAt";
  private static final String STATUS = "status";

  /** Members of each record that a correction cannot change. */
  private static final List<String> SET_BY_TABLE =
      List.of(ID, REVISION, "createdAt", UPDATED_AT, "links", "referenceCount", "$schema");

  /** Members of each record: no correction means to remove one. */
  private static final Set<String> REQUIRED = Set.of("title", "collection", AUTHORS, "published");

  /** The same, and the references, which copies from the API may lack. */
  private static final Set<String> KEPT_BY_COPIES =
      Set.of("title", "collection", AUTHORS, "published", STATUS, "references");

  /** The paper with the correction. With conflicts, their members have the current values. */
  public record Result(Paper paper, List<Conflict> conflicts) {}

  /** Reads a correction. Fails with {@link InvalidValue}. */
  public static Correction read(JsonNode document) {
    Members given = Members.of(document);
    PaperId id = given.required(ID, PaperId::new);
    Optional<Long> revision = given.count(REVISION);
    boolean copy = document.has(UPDATED_AT);
    boolean whole = copy || REQUIRED.stream().allMatch(document::has);
    if (revision.isEmpty() ? whole || document.has(REVISION) : revision.get() == 0) {
      throw new InvalidValue(REVISION, "must be the one that was corrected, from 1");
    }
    if (document.path(STATUS).isNull()) {
      throw new InvalidValue(STATUS, "must be given to be changed");
    }
    ObjectNode members = document.deepCopy();
    members.remove(SET_BY_TABLE);
    return new Correction(
        id, revision.map(OptionalLong::of).orElse(OptionalLong.empty()), members, copy);
  }

  /**
   * Applies the changes that the correction made to its base, to the current paper. Members that it
   * left alone keep their current values. Fails with {@link InvalidValue} if the result is invalid.
   */
  public Result appliedTo(Paper base, Paper current) {
    ObjectNode before = PaperDocument.write(base);
    ObjectNode wanted = wanted(before);
    ThreeWay merge = new ThreeWay();
    ObjectNode merged = merge.merged(before, wanted, PaperDocument.write(current));
    merged.put(ID, current.id().value()).put(REVISION, current.revision());
    Paper paper =
        PaperBuilder.from(PaperDocument.read(merged))
            .createdAt(current.createdAt())
            .updatedAt(current.updatedAt())
            .build();
    if (paper.status() == Status.WITHDRAWN) {
      throw new InvalidValue(
          STATUS, "must not become withdrawn: catalog withdraw leaves a tombstone");
    }
    return new Result(paper, merge.conflicts());
  }

  private ObjectNode wanted(ObjectNode base) {
    ObjectNode patch = members.deepCopy();
    complete(patch, base.path(AUTHORS));
    patch.remove(AUTHOR_COUNT);
    if (copy) {
      base.fieldNames()
          .forEachRemaining(
              name -> {
                if (!patch.has(name) && !name.equals(ID) && !KEPT_BY_COPIES.contains(name)) {
                  patch.putNull(name);
                }
              });
      replaceObjects(patch, base);
    }
    return (ObjectNode) MergePatch.apply(base, patch);
  }

  /** A copy shows whole objects, so an identifier that it lacks was removed. */
  private static void replaceObjects(ObjectNode patch, ObjectNode base) {
    for (var member : patch.properties()) {
      if (member.getValue() instanceof ObjectNode object) {
        base.path(member.getKey())
            .fieldNames()
            .forEachRemaining(
                name -> {
                  if (!object.has(name)) {
                    object.putNull(name);
                  }
                });
      }
    }
  }

  /** The API shows the first authors of many, and their number: the others stay. */
  private static void complete(ObjectNode patch, JsonNode byline) {
    if (byline.size() > Paper.EMBEDDED_AUTHORS
        && patch.path(AUTHORS) instanceof ArrayNode named
        && patch.path(AUTHOR_COUNT).asLong(named.size()) != named.size()) {
      if (named.size() != Paper.EMBEDDED_AUTHORS
          || patch.path(AUTHOR_COUNT).asLong() != byline.size()) {
        throw new InvalidValue(
            AUTHOR_COUNT, "must be the number of authors: add or remove authors in a whole list");
      }
      for (int i = named.size(); i < byline.size(); i++) {
        named.add(byline.path(i));
      }
    }
  }
}
