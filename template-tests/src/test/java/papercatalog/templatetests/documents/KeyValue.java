package papercatalog.templatetests.documents;

import static papercatalog.domain.schema.KeyPrefix.IDENTIFIER;
import static papercatalog.domain.schema.KeyPrefix.VERSION;

import java.util.List;
import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.KeyPrefix;

/** What stands for the value in the partition key of a pattern: {@code <id>}. */
final class KeyValue {
  private KeyValue() {}

  /**
   * The value.
   *
   * @param prefix what it follows
   */
  static String of(AccessPattern<?> pattern, KeyPrefix prefix) {
    return switch (prefix) {
      case IDENTIFIER -> "<scheme>:<value>";
      case CHANGES -> "<year>";
      case AUTHORS -> "<letter>";
      case CITED_WORK -> "<cited>";
      default -> "<" + pattern.pathParameters().getFirst().text() + ">";
    };
  }

  /** The request of a pattern in one line or two. */
  static List<String> request(AccessPattern<?> pattern) {
    return switch (pattern.access()) {
      case Access.GetItem(var prefix) when pattern.pathParameters().size() == 1 ->
          List.of("GetItem " + prefix.text() + of(pattern, prefix));
      case Access.GetItem(var prefix) ->
          List.of("GetItem " + prefix.text() + of(pattern, prefix), VERSION.text() + "<revision>");
      case Access.BatchGetItem(var prefixes) ->
          List.of("BatchGetItem", prefixes.getFirst().text() + "<id>");
      case Access.QueryItems(var prefix, var sort, _) ->
          List.of("Query " + prefix.text() + of(pattern, prefix), sort.text() + "…");
      case Access.QueryItemCollection(var prefix, var first, var last, _) ->
          List.of("Query " + prefix.text() + of(pattern, prefix), first + "… to " + last + "…");
      case Access.QueryDirectory(var directory) -> List.of("Query " + directory.partition());
      case Access.Query(var prefix) when prefix == IDENTIFIER ->
          List.of("Query " + prefix.text(), of(pattern, prefix));
      case Access.Query(var prefix) -> List.of("Query " + prefix.text() + of(pattern, prefix));
    };
  }
}
