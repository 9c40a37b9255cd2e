package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.latex.LatexReader;
import papercatalog.publishing.text.Excerpt;

/** The names in an {@code author} or {@code editor} field: given name first, a junior last. */
record BibtexNames(List<String> names, boolean andOthers) {
  private static final Pattern JUNIOR = Pattern.compile("(?i)(?:jr|sr)\\.?");
  private static final Pattern SUFFIX =
      Pattern.compile(
          "(?i)(?:jr|sr|junior|senior|[IVX]{1,4}|[1-9](?:st|nd|rd|th)|ph\\.?d|m\\.?d|esq)\\.?");
  private static final String AND = "and";

  static BibtexNames of(String latex) {
    List<String> parts =
        split(latex, i -> isAnd(latex, i) ? AND.length() : 0).stream()
            .filter(part -> !part.isEmpty())
            .toList();
    boolean andOthers = !parts.isEmpty() && parts.getLast().equalsIgnoreCase("others");
    return new BibtexNames(
        (andOthers ? parts.subList(0, parts.size() - 1) : parts)
            .stream().map(BibtexNames::shown).filter(name -> !name.isBlank()).toList(),
        andOthers);
  }

  private static String shown(String name) {
    if (isInBraces(name)) {
      return LatexReader.line(name.substring(1, name.length() - 1));
    }
    List<String> parts =
        split(name, i -> name.charAt(i) == ',' ? 1 : 0).stream().map(LatexReader::line).toList();
    String family = parts.getFirst();
    String second = parts.size() > 1 ? parts.get(1) : "";
    return switch (parts.size()) {
      case 1 -> family;
      case 2 -> JUNIOR.matcher(second).matches() ? joined(family, second) : joined(second, family);
      case 3 -> {
        if (!SUFFIX.matcher(second).matches()) {
          throw tooManyCommas(name);
        }
        yield joined(joined(parts.get(2), family), second);
      }
      default -> throw tooManyCommas(name);
    };
  }

  private static UnusableEntry tooManyCommas(String name) {
    return new UnusableEntry(
        "name `%s` has too many commas: names are separated by \" and \", groups stand in braces"
            .formatted(Excerpt.of(name)));
  }

  private static String joined(String first, String last) {
    return first.isEmpty() || last.isEmpty() ? first + last : first + " " + last;
  }

  private static boolean isInBraces(String name) {
    int depth = 0;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0) {
        return c == '}' && i == name.length() - 1;
      }
    }
    return false;
  }

  /** The parts between separators outside of braces; a separator has a length above 0. */
  private static List<String> split(String latex, IntUnaryOperator separator) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < latex.length(); i++) {
      char c = latex.charAt(i);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      int length = depth == 0 ? separator.applyAsInt(i) : 0;
      if (length > 0) {
        parts.add(latex.substring(start, i).strip());
        start = i + length;
        i = start - 1;
      }
    }
    parts.add(latex.substring(start).strip());
    return parts;
  }

  private static boolean isAnd(String latex, int i) {
    int end = i + AND.length();
    return latex.regionMatches(true, i, AND, 0, AND.length())
        && (i == 0 || Character.isWhitespace(latex.charAt(i - 1)))
        && end < latex.length()
        && Character.isWhitespace(latex.charAt(end));
  }
}
