package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.bibtex.BibtexScanner.BibtexBlock;
import papercatalog.publishing.entry.UnusableEntry;

/**
 * The fields that {@code crossref} parents and {@code xdata} entries lend. Only those that an entry
 * names are kept.
 */
final class BibtexParents {
  private static final String CROSSREF = "crossref";
  private static final String XDATA = "xdata";
  private static final int MAX_GENERATIONS = 5;
  private static final int OVERHEAD = 200;

  /** Empty for a parent that has not been found yet. */
  private final Map<String, Optional<BibtexFields>> parents = new HashMap<>();

  private long room = 20_000_000;

  /** The parents in a file. Reads it once, and again when a child names one. */
  static BibtexParents of(Path file, BibtexParser parser) throws IOException {
    BibtexParents parents = new BibtexParents();
    scan(
        file,
        parser.copy(),
        block -> names(block.content().toLowerCase(Locale.ROOT)),
        (_, child) -> keys(child).forEach(parents::want));
    if (!parents.parents.isEmpty()) {
      scan(
          file,
          parser,
          block -> parents.isMissing(key(block.key())),
          (block, parent) -> parents.keep(key(block.key()), parent));
    }
    return parents;
  }

  /** The fields with those that its parents lend; the nearest parent decides. */
  BibtexFields complete(BibtexFields fields) {
    return complete(fields, MAX_GENERATIONS);
  }

  private BibtexFields complete(BibtexFields fields, int generations) {
    BibtexFields all = fields;
    for (String key : generations == 0 ? List.<String>of() : keys(fields)) {
      BibtexFields parent =
          parents
              .getOrDefault(key, Optional.empty())
              .map(found -> complete(found, generations - 1))
              .orElseThrow(
                  () ->
                      new UnusableEntry(
                          "crossref or xdata names an entry that this file does not have"));
      all = all.over(parent.type().equals(XDATA) ? parent : parent.lentTo(fields.type()));
    }
    return all;
  }

  private static boolean names(String content) {
    return content.contains(CROSSREF) || content.contains(XDATA);
  }

  private static List<String> keys(BibtexFields fields) {
    return Stream.of(fields.latex(XDATA), fields.latex(CROSSREF))
        .flatMap(Optional::stream)
        .flatMap(names -> Arrays.stream(names.split(",")))
        .map(BibtexParents::key)
        .filter(Predicate.not(String::isEmpty))
        .toList();
  }

  private boolean isMissing(String key) {
    return parents.containsKey(key) && parents.get(key).isEmpty();
  }

  private void want(String parent) {
    if (room > 0 && parents.put(parent, Optional.empty()) == null) {
      room -= parent.length() + OVERHEAD;
    }
  }

  private void keep(String key, BibtexFields lent) {
    room -= OVERHEAD + lent.length();
    if (room > 0) {
      parents.put(key, Optional.of(lent));
    }
  }

  private static void scan(
      Path file,
      BibtexParser parser,
      Predicate<BibtexBlock> which,
      BiConsumer<BibtexBlock, BibtexFields> reading)
      throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      BibtexScanner scanner = new BibtexScanner(bytes);
      for (var next = scanner.next(); next.isPresent(); next = scanner.next()) {
        BibtexBlock block = next.get();
        try {
          switch (block.type()) {
            case "string" -> parser.define(block);
            case "comment", "preamble" -> {}
            default -> {
              if (block.problem().isEmpty() && which.test(block)) {
                reading.accept(block, parser.fields(block));
              }
            }
          }
        } catch (UnusableEntry _) {
          // The main reading reports it.
        }
      }
    }
  }

  private static String key(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
