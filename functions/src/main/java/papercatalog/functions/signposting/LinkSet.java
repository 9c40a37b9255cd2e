package papercatalog.functions.signposting;

import module java.base;

import papercatalog.functions.content.Content;
import papercatalog.functions.content.MediaType;
import papercatalog.functions.json.JsonTree;

/**
 * Signposts as a document, RFC 9264: those of a page, of its descriptions and of its full text. All
 * addresses are absolute.
 */
public final class LinkSet {
  private final Map<String, List<Signpost>> byContext = new LinkedHashMap<>();

  public LinkSet(String origin, String page, List<Signpost> signposts) {
    String context = origin + page;
    List<Signpost> absolute = signposts.stream().map(it -> it.at(origin)).toList();
    byContext.put(context, absolute);
    for (Signpost signpost : absolute) {
      switch (signpost.relation()) {
        case "describedby" -> addBack(signpost, "describes", context);
        case "item" -> addBack(signpost, "collection", context);
        default -> {}
      }
    }
  }

  private void addBack(Signpost signpost, String relation, String page) {
    byContext.putIfAbsent(
        signpost.target(), List.of(new Signpost(relation, page, MediaType.HTML.text())));
  }

  public Content json() {
    return JsonTree.content(
        JsonTree.object(
            "linkset",
            byContext.entrySet().stream().map(it -> json(it.getKey(), it.getValue())).toList()));
  }

  private static Map<String, Object> json(String context, List<Signpost> signposts) {
    Map<String, List<Object>> byRelation = new LinkedHashMap<>();
    for (Signpost signpost : signposts) {
      Optional<String> type = Optional.of(signpost.mediaType()).filter(it -> !it.isEmpty());
      byRelation
          .computeIfAbsent(signpost.relation(), _ -> new ArrayList<>())
          .add(JsonTree.object("href", signpost.target(), "type", type));
    }
    Map<String, Object> json = JsonTree.object("anchor", context);
    json.putAll(byRelation);
    return json;
  }

  /** The form of the {@code Link} header, a link a line. */
  public Content text() {
    StringJoiner lines = new StringJoiner(",\n", "", "\n");
    byContext.forEach(
        (context, signposts) ->
            signposts.forEach(it -> lines.add(it.headerValue() + "; anchor=\"" + context + '"')));
    return Content.of(lines.toString());
  }
}
