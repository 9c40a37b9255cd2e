package papercatalog.functions.html;

/** Names of collections and topics for people: {@code data storage} for {@code data-storage}. */
final class NameText {
  private NameText() {}

  static String of(String name) {
    return name.replace('-', ' ');
  }
}
