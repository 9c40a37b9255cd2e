package papercatalog.publishing.correction;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A member that the correction changed, and another writer too; a missing node stands for an absent
 * value.
 *
 * @param member with the names of the objects around it, as in {@code identifiers.doi}
 * @param base in the revision that was corrected
 */
public record Conflict(String member, JsonNode base, JsonNode correction, JsonNode current) {
  /** {@code title was "A", the correction says "B", and the paper now says "C"}. */
  @Override
  public String toString() {
    return "%s was %s, the correction says %s, and the paper now says %s"
        .formatted(member, text(base), text(correction), text(current));
  }

  private static String text(JsonNode value) {
    return value.isMissingNode() ? "(none)" : value.toString();
  }
}
