package papercatalog.templatetests.documents;

import module java.base;

import papercatalog.domain.pattern.Access;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.schema.TableSchema;

/** The README's picture: a row per pattern, next to the table or the index that it reads. */
final class ArchitecturePicture {
  /** What stands for the table among the indexes. */
  static final String TABLE = "table";

  private static final int TOP = 92;
  private static final int ROW = 52;
  private static final int BOX = 40;

  private final List<String> lines = new ArrayList<>();
  private final Map<String, List<AccessPattern<?>>> rows = new LinkedHashMap<>();
  private final int bottom = TOP + AccessPatterns.all().size() * ROW - (ROW - BOX);

  ArchitecturePicture() {
    rows.put(TABLE, new ArrayList<>());
    TableSchema.DECLARED.indexes().forEach(index -> rows.put(index.name(), new ArrayList<>()));
    AccessPatterns.all().forEach(pattern -> rows.get(store(pattern)).add(pattern));
    surroundings();
    int y = TOP;
    for (Map.Entry<String, List<AccessPattern<?>>> store : rows.entrySet()) {
      int height = store.getValue().size() * ROW - (ROW - BOX);
      store(store.getKey(), store.getValue(), y, height);
      for (AccessPattern<?> pattern : store.getValue()) {
        pattern(pattern, y);
        y += ROW;
      }
    }
  }

  /** The elements, a line each. */
  List<String> lines() {
    return lines;
  }

  int height() {
    return bottom + 90;
  }

  /** The index that a pattern reads, or the table. */
  static String store(AccessPattern<?> pattern) {
    return switch (pattern.access()) {
      case Access.Query query -> query.index().name();
      case Access.GetItem _,
          Access.BatchGetItem _,
          Access.QueryItems _,
          Access.QueryItemCollection _,
          Access.QueryDirectory _ ->
          TABLE;
    };
  }

  private void surroundings() {
    int middle = (TOP + bottom) / 2;
    add("  <rect class='page' y='22' width='1052' height='%d' rx='8'/>", height());
    add("  <rect class='box' x='16' y='%d' width='116' height='80' rx='6'/>", middle - 40);
    text("name", 74, middle - 5, "Reader");
    text("note", 74, middle + 17, "curl, browser");
    add("  <line x1='132' y1='%d' x2='172' y2='%d'/>", middle, middle);
    add("  <rect class='box' x='172' y='92' width='136' height='%d' rx='6'/>", bottom - TOP);
    text("name", 240, middle - 13, "API Gateway");
    text("note", 240, middle + 9, "HTTP API,");
    text("note", 240, middle + 27, "one route each");
    add("  <rect class='frame' x='344' y='38' width='286' height='%d' rx='8'/>", bottom - 28);
    text("name", 487, 61, "AWS Lambda");
    text("note", 487, 80, "one function per access pattern");
    text("note", 487, bottom + 32, "each may read the partitions of its own pattern only");
    add("  <rect class='frame' x='796' y='38' width='240' height='%d' rx='8'/>", bottom - 28);
    text("name", 916, 61, "DynamoDB");
    text("note", 916, 80, "one table, on demand");
    add("  <rect class='box' x='806' y='%d' width='220' height='40' rx='6'/>", bottom + 56);
    text("name code", 916, bottom + 73, "bin/catalog");
    text("note", 916, bottom + 89, "operators publish, import, verify");
    add("  <line x1='916' y1='%d' x2='916' y2='%d'/>", bottom + 56, bottom + 10);
    text("note", 866, bottom + 40, "transactions");
  }

  private void store(String name, List<AccessPattern<?>> patterns, int y, int height) {
    List<String> notes =
        name.equals(TABLE)
            ? List.of(
                "papers with their authors,",
                "links, changes and versions;",
                "authors’ profiles;",
                "collections and topics")
            : lists(patterns);
    String title =
        name.equals(TABLE)
            ? "Table, by PK and SK"
            : name + (notes.size() > 1 ? ", overloaded" : ", sparse");
    int first = y + height / 2 - 8 * notes.size() - 1;
    add("  <g class='store' id='%s'>", name);
    add("  <rect class='box' x='806' y='%d' width='220' height='%d' rx='6'/>", y, height);
    text("name", 916, first + 6, title);
    for (int i = 0; i < notes.size(); i++) {
      text("note", 916, first + 23 + 17 * i, notes.get(i));
    }
    add("  </g>");
  }

  /** A line per list: {@code papers by author}. */
  private static List<String> lists(List<AccessPattern<?>> patterns) {
    return patterns.stream()
        .map(pattern -> ((Access.Query) pattern.access()).prefix())
        .map(
            prefix ->
                switch (prefix) {
                  case CHANGES -> "changes by year";
                  case COLLECTION_CHANGES -> "changes by collection";
                  default -> "papers by " + prefix.text().replace("#", "").toLowerCase(Locale.ROOT);
                })
        .toList();
  }

  private void pattern(AccessPattern<?> pattern, int y) {
    int middle = y + BOX / 2;
    add("  <g class='pattern' id='%s'>", pattern.operation());
    add("  <line x1='308' y1='%d' x2='354' y2='%d'/>", middle, middle);
    add("  <rect class='function' x='354' y='%d' width='266' height='40' rx='6'/>", y);
    text("name", 487, y + 17, pattern.operation());
    text("code", 487, y + 33, pattern.routeKey());
    List<String> request = KeyValue.request(pattern);
    for (int i = 0; i < request.size(); i++) {
      text("code", 713, y + 13 + 22 * i, request.get(i));
    }
    add("  <line class='request' x1='620' y1='%d' x2='806' y2='%d'/>", middle, middle);
    add("  </g>");
  }

  private void text(String kind, int x, int y, String text) {
    String escaped = text.replace("<", "&lt;");
    add("  <text class='%s' x='%d' y='%d'>%s</text>", kind, x, y, escaped);
  }

  private void add(String format, Object... values) {
    lines.add(format.replace('\'', '"').formatted(values));
  }
}
