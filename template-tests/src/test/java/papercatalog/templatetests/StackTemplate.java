package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A CloudFormation template, as what it says about resources.
 *
 * @param json the whole of it
 */
record StackTemplate(ObjectNode json) {
  /** Every resource by its logical id. */
  Map<String, JsonNode> resources() {
    Map<String, JsonNode> resources = new LinkedHashMap<>();
    json.get("Resources").properties().forEach(it -> resources.put(it.getKey(), it.getValue()));
    return resources;
  }

  /** The resources of one type by their logical ids. */
  Map<String, JsonNode> ofType(String type) {
    Map<String, JsonNode> resources = resources();
    resources.values().removeIf(resource -> !resource.get("Type").textValue().equals(type));
    return resources;
  }

  /** What a resource is made with. */
  ObjectNode properties(String logicalId) {
    JsonNode properties = json.path("Resources").path(logicalId).path("Properties");
    if (properties instanceof ObjectNode found) {
      return found;
    }
    throw new AssertionError("no resource " + logicalId + " with properties");
  }

  /** The logical id of the only resource of a type. */
  String only(String type) {
    Map<String, JsonNode> resources = ofType(type);
    if (resources.size() != 1) {
      throw new AssertionError("not one " + type + ": " + resources.keySet());
    }
    return resources.keySet().iterator().next();
  }

  /** The same with one more resource. */
  StackTemplate plus(String type, Consumer<ObjectNode> properties) {
    return changed(
        copy -> {
          ObjectNode added = copy.json.withObject("/Resources").putObject("Added");
          added.put("Type", type);
          properties.accept(added.putObject("Properties"));
        });
  }

  /** A changed copy. */
  StackTemplate changed(Consumer<StackTemplate> change) {
    StackTemplate copy = new StackTemplate(json.deepCopy());
    change.accept(copy);
    return copy;
  }
}
