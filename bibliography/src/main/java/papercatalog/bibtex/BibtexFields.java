package papercatalog.bibtex;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papercatalog.entry.UnusableEntry;
import papercatalog.latex.Latex;

/**
 * The fields of an entry by their names in lower case, as LaTeX.
 *
 * @param undefined fields that use a name that no {@code @string} has defined, each with that name
 */
record BibtexFields(String type, Map<String, String> values, Map<String, String> undefined) {
  private static final int MAX_TEXT = 1_000_000;

  /** Fields in which a name without a definition is what is meant, as in {@code month = Sept}. */
  private static final Set<String> LITERAL =
      Set.of("year", "month", "day", "date", "language", "langid");

  /** Fields that a parent of {@code crossref} lends to its children. */
  private static final Set<String> LENT =
      Set.of(
          "year",
          "month",
          "day",
          "date",
          "booktitle",
          "journal",
          "volume",
          "number",
          "publisher",
          "language",
          "langid");

  /** The LaTeX of a field, unless it is missing or blank. */
  Optional<String> latex(String name) {
    if (undefined.containsKey(name) && !LITERAL.contains(name)) {
      throw new UnusableEntry(
          "field %s uses @string %s, which nothing before it defines"
              .formatted(name, undefined.get(name)));
    }
    return Optional.ofNullable(values.get(name)).filter(value -> !value.isBlank());
  }

  /** The text of a field in one line, unless it is missing or blank. */
  Optional<String> line(String name) {
    return text(name).map(Latex::line).filter(text -> !text.isBlank());
  }

  /** The text of a field in paragraphs, unless it is missing or blank. */
  Optional<String> prose(String name) {
    return text(name).map(Latex::prose).filter(text -> !text.isBlank());
  }

  /** The first of several fields that there is, in one line. */
  Optional<String> firstLine(String... names) {
    for (String name : names) {
      Optional<String> text = line(name);
      if (text.isPresent()) {
        return text;
      }
    }
    return Optional.empty();
  }

  private Optional<String> text(String name) {
    Optional<String> latex = latex(name);
    if (latex.isPresent() && latex.get().length() > MAX_TEXT) {
      throw new UnusableEntry("field %s is longer than 1,000,000 characters".formatted(name));
    }
    return latex;
  }

  /** What children of this entry take over. */
  BibtexFields lent() {
    Map<String, String> lent = new HashMap<>(values);
    lent.keySet().retainAll(LENT);
    String title = values.get("title");
    if (title != null) {
      lent.putIfAbsent("booktitle", title);
    }
    Map<String, String> unknown = new HashMap<>(undefined);
    if (!values.containsKey("booktitle") && undefined.containsKey("title")) {
      unknown.put("booktitle", undefined.get("title"));
    }
    unknown.keySet().retainAll(LENT);
    return new BibtexFields(type, lent, unknown);
  }

  /** These fields, and where there are none, a parent's. */
  BibtexFields over(BibtexFields parent) {
    Map<String, String> all = new HashMap<>(parent.values);
    all.putAll(values);
    Map<String, String> unknown = new HashMap<>(parent.undefined);
    unknown.keySet().removeAll(values.keySet());
    unknown.putAll(undefined);
    return new BibtexFields(type, all, unknown);
  }
}
