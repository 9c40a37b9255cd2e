package papercatalog.publishing.correction;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** JSON Merge Patch, RFC 7396. */
final class MergePatch {
  private MergePatch() {}

  /** Returns the patched target and changes neither. */
  static JsonNode apply(JsonNode target, JsonNode patch) {
    if (!patch.isObject()) {
      return patch;
    }
    ObjectNode patched =
        target.isObject() ? target.deepCopy() : JsonNodeFactory.instance.objectNode();
    for (var member : patch.properties()) {
      if (member.getValue().isNull()) {
        patched.remove(member.getKey());
      } else {
        patched.set(member.getKey(), apply(patched.path(member.getKey()), member.getValue()));
      }
    }
    return patched;
  }
}
