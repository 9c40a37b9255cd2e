package papercatalog.publishing.orders;

import module java.base;

/** The lines in which a table differs from the nearest of several. */
final class TableDifference {
  private TableDifference() {}

  /** Fails unless a table is one of several. */
  static void assertOneOf(Set<String> wanted, String found, String when) {
    if (!wanted.contains(found)) {
      throw new AssertionError(when + ":\n" + between(found, wanted));
    }
  }

  static String between(String found, Set<String> wanted) {
    return wanted.stream()
        .map(one -> lines(found, one))
        .min(Comparator.comparingInt(List::size))
        .map(lines -> String.join("\n", lines).replace("AttributeValue", ""))
        .orElse("");
  }

  private static List<String> lines(String found, String wanted) {
    List<String> there = found.lines().toList();
    List<String> right = wanted.lines().toList();
    List<String> lines = new ArrayList<>();
    there.stream().filter(it -> !right.contains(it)).forEach(it -> lines.add("is      " + it));
    right.stream().filter(it -> !there.contains(it)).forEach(it -> lines.add("but not " + it));
    return lines;
  }
}
