package papercatalog.bibtex;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.entry.UnusableEntry;

/**
 * What the parents of a BibTeX file's cross-references lend to their children, who stand before
 * them. Only parents that a child names are kept, which are few: the volumes of a bibliography.
 */
final class BibtexParents {
  /** Of a stream, which cannot be read twice. */
  static final BibtexParents NONE = new BibtexParents(Map.of());

  private static final int MAX_LENGTH = 20_000_000;
  private static final int OVERHEAD = 200;

  private final Map<String, BibtexFields> parents;

  private BibtexParents(Map<String, BibtexFields> parents) {
    this.parents = parents;
  }

  /** The parents of a file, which is read once, and again when there are any. */
  static BibtexParents of(Path file, BibtexParser parser) throws IOException {
    Set<String> wanted = wanted(file, parser.copy());
    return wanted.isEmpty() ? NONE : new BibtexParents(found(file, parser, wanted));
  }

  /** An entry's fields with those that its parent lends. */
  BibtexFields complete(BibtexFields fields) {
    Optional<String> parent = fields.latex("crossref");
    if (parent.isEmpty()) {
      return fields;
    }
    BibtexFields lent = parents.get(key(parent.get()));
    if (lent == null) {
      throw new UnusableEntry("crossref names an entry that this file does not have");
    }
    return fields.over(lent);
  }

  private static Set<String> wanted(Path file, BibtexParser parser) throws IOException {
    Set<String> wanted = new HashSet<>();
    long length = 0;
    try (Reader reader = reader(file)) {
      BibtexScanner scanner = new BibtexScanner(reader);
      for (var block = scanner.next(); block.isPresent(); block = scanner.next()) {
        Optional<String> parent =
            fields(block.get(), parser, "crossref").flatMap(f -> value(f, "crossref"));
        if (parent.isPresent() && length < MAX_LENGTH && wanted.add(key(parent.get()))) {
          length += parent.get().length() + OVERHEAD;
        }
      }
    }
    return wanted;
  }

  private static Map<String, BibtexFields> found(Path file, BibtexParser parser, Set<String> wanted)
      throws IOException {
    Map<String, BibtexFields> found = new HashMap<>();
    long length = 0;
    try (Reader reader = reader(file)) {
      BibtexScanner scanner = new BibtexScanner(reader);
      for (var block = scanner.next(); block.isPresent(); block = scanner.next()) {
        String key = key(block.get().key());
        boolean first = wanted.contains(key) && !found.containsKey(key);
        Optional<BibtexFields> fields =
            first || block.get().type().equals("string")
                ? fields(block.get(), parser, "")
                : Optional.empty();
        if (fields.isPresent()) {
          BibtexFields lent = fields.get().lent();
          length += OVERHEAD + lent.length();
          if (length > MAX_LENGTH) {
            break;
          }
          found.put(key, lent);
        }
      }
    }
    return found;
  }

  /**
   * The fields of an entry that mentions a word; what cannot be read is reported by the main
   * reading.
   */
  private static Optional<BibtexFields> fields(
      BibtexBlock block, BibtexParser parser, String word) {
    try {
      switch (block.type()) {
        case "string" -> parser.define(block);
        case "comment", "preamble" -> {}
        default -> {
          if (block.problem().isEmpty()
              && block.content().toLowerCase(Locale.ROOT).contains(word)) {
            return Optional.of(parser.fields(block));
          }
        }
      }
    } catch (UnusableEntry _) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private static Optional<String> value(BibtexFields fields, String name) {
    return Optional.ofNullable(fields.values().get(name)).map(BibtexFields.Value::latex);
  }

  private static Reader reader(Path file) throws IOException {
    return new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8);
  }

  private static String key(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
