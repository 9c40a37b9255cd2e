package papercatalog.local.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.PathParameter;
import papercatalog.domain.pattern.QueryParameter;
import papercatalog.domain.table.AuthorItem;

/**
 * The parameters of requests: those that a paper of the catalog has, and unknown names in place of
 * those that it lacks, so that each pattern can be asked.
 */
record SampledPaper(JsonNode paper) {
  /** An id, a handle, a collection and a topic that no catalog has. */
  static final String UNKNOWN = "no-such-paper";

  private static final String UNKNOWN_DOI = "10.5555/" + UNKNOWN;

  SampledPaper(Optional<JsonNode> found) {
    this(found.orElse(MissingNode.getInstance()));
  }

  /** Whether the catalog has no paper. */
  boolean isUnknown() {
    return paper.isMissingNode();
  }

  /** The status of the answer: a single thing that is unknown is not found. */
  int status(AccessPattern<?> pattern) {
    boolean unknown = values(pattern).contains(UNKNOWN);
    return pattern.mayBeMissing() && unknown ? 404 : 200;
  }

  String path(AccessPattern<?> pattern) {
    return pattern.path(values(pattern).toArray()) + query(pattern);
  }

  private List<String> values(AccessPattern<?> pattern) {
    Map<PathParameter<?>, String> values =
        Map.of(
            PathParameter.PAPER_ID, text("/id", UNKNOWN),
            PathParameter.REVISION, text("/revision", "1"),
            PathParameter.COLLECTION_NAME, text("/collection", UNKNOWN),
            PathParameter.AUTHOR_HANDLE, text("/authors/0/handle", UNKNOWN),
            PathParameter.TOPIC_NAME, text("/topics/0", UNKNOWN));
    return pattern.pathParameters().stream().map(values::get).toList();
  }

  private String query(AccessPattern<?> pattern) {
    return pattern.parameters().query().map(this::query).orElse("");
  }

  private String query(QueryParameter parameter) {
    return switch (parameter) {
      case DOI ->
          paper
              .path("identifiers")
              .propertyStream()
              .findFirst()
              .map(it -> query(it.getKey(), first(it.getValue())))
              .orElseGet(() -> query(parameter.text(), UNKNOWN_DOI));
      case STARTS_WITH -> {
        String family = text("/authors/0/family", text("/authors/0/literal", ""));
        AuthorHandle handle = new AuthorHandle(text("/authors/0/handle", UNKNOWN));
        AuthorPrefix word =
            AuthorPrefix.ofName(family).orElseGet(() -> AuthorItem.indexWord(handle));
        yield query(parameter.text(), word.toString());
      }
      case IDS -> query(parameter.text(), text("/id", UNKNOWN));
      case Q -> query(parameter.text(), text("/title", UNKNOWN));
      default -> throw new IllegalStateException(parameter + " names no subject");
    };
  }

  private String text(String pointer, String otherwise) {
    return paper.at(pointer).asText(otherwise);
  }

  private static String first(JsonNode value) {
    return (value.isArray() ? value.path(0) : value).asText();
  }

  private static String query(String name, String value) {
    return "?" + name + "=" + URLEncoder.encode(value, UTF_8);
  }
}
