package papercatalog.templatetests;

import static java.util.stream.Collectors.joining;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;

/**
 * The difference between two templates as text: the changes, each once for all entries that have
 * it, then the removed entries and the added ones.
 */
final class TemplateDifference {
  private final StackTemplate before;

  /** By a change, the entries of the template that have it. */
  private final Map<String, List<String>> changed = new LinkedHashMap<>();

  private final List<String> removed = new ArrayList<>();
  private final StringBuilder added = new StringBuilder();

  private TemplateDifference(StackTemplate before) {
    this.before = before;
  }

  static String between(StackTemplate before, StackTemplate after) {
    TemplateDifference difference = new TemplateDifference(before);
    for (String section : names(before.json(), after.json())) {
      difference.compare(section, before.json().path(section), after.json().path(section));
    }
    return difference.print();
  }

  private void compare(String section, JsonNode old, JsonNode current) {
    for (String name : names(old, current)) {
      String entry = section.equals("Resources") ? name : section + "." + name;
      if (!current.has(name)) {
        removed.add(entry);
      } else if (!old.has(name)) {
        String start = "+ " + entry + " ";
        added.append(start);
        added.append(WrappedJson.of(current.get(name), "", start.length())).append('\n');
      } else {
        changes("", old.get(name), current.get(name))
            .forEach(it -> changed.computeIfAbsent(it, _ -> new ArrayList<>()).add(entry));
      }
    }
  }

  private static Stream<String> changes(String path, JsonNode old, JsonNode current) {
    if (old.equals(current)) {
      return Stream.empty();
    }
    if (hasMembers(old) && hasMembers(current)) {
      return names(old, current).stream()
          .flatMap(it -> changes(path + "." + it, old.path(it), current.path(it)));
    }
    if (old instanceof ArrayNode olds && current instanceof ArrayNode currents) {
      return olds.size() == currents.size()
          ? IntStream.range(0, olds.size())
              .boxed()
              .flatMap(i -> changes(path + "[" + i + "]", olds.get(i), currents.get(i)))
          : Stream.concat(
              without(olds, currents).map(it -> change(path + "[]", it, MissingNode.getInstance())),
              without(currents, olds)
                  .map(it -> change(path + "[]", MissingNode.getInstance(), it)));
    }
    return Stream.of(change(path, old, current));
  }

  /** Also if it is absent: each member of the other one is then a change. */
  private static boolean hasMembers(JsonNode node) {
    return node.isMissingNode()
        || node.isObject()
            && node.propertyStream().noneMatch(it -> it.getKey().matches("Ref|Fn::.*"));
  }

  private static Stream<JsonNode> without(ArrayNode all, ArrayNode others) {
    Set<JsonNode> left = others.valueStream().collect(Collectors.toSet());
    return all.valueStream().filter(it -> !left.contains(it));
  }

  private static String change(String path, JsonNode old, JsonNode current) {
    String name = path.substring(1) + ": ";
    return Stream.of(Map.entry("    - ", old), Map.entry("    + ", current))
        .filter(it -> !it.getValue().isMissingNode())
        .map(it -> it.getKey() + name + WrappedJson.of(it.getValue(), "    ", 6 + name.length()))
        .collect(joining("\n"));
  }

  private String print() {
    Map<List<String>, List<String>> byEntries = new LinkedHashMap<>();
    changed.forEach(
        (change, entries) ->
            byEntries.computeIfAbsent(entries, _ -> new ArrayList<>()).add(change));
    StringBuilder text = new StringBuilder();
    byEntries.forEach(
        (entries, changes) ->
            text.append(list("~ ", entries)).append(String.join("\n", changes)).append('\n'));
    text.append(list("- ", removed)).append(added);
    return text.toString().replace("\\n", "\\n\n        "); // lines of a program or a query
  }

  /** A line for each entry, or for its type, if all of the template's are among them. */
  private String list(String start, List<String> entries) {
    return entries.stream()
        .map(entry -> start + typeOfAll(entry, entries).map("each "::concat).orElse(entry) + "\n")
        .distinct()
        .collect(joining());
  }

  private Optional<String> typeOfAll(String entry, List<String> entries) {
    return Optional.ofNullable(before.resources().get(entry))
        .map(resource -> resource.get("Type").textValue())
        .filter(type -> before.ofType(type).size() > 1)
        .filter(type -> entries.containsAll(before.ofType(type).keySet()));
  }

  private static Set<String> names(JsonNode old, JsonNode current) {
    Set<String> names = new LinkedHashSet<>();
    old.fieldNames().forEachRemaining(names::add);
    current.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
