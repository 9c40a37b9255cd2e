package papercatalog.local.documents;

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
      default -> "<" + pattern.pathParameters().getFirst().text() + ">";
    };
  }
}
