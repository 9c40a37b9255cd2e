package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedKind;
import papercatalog.citations.paper.Spaces;
import papercatalog.domain.model.WorkKind;
import papercatalog.publishing.citation.CitationReader.EntryTexts;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.latex.LatexReader;
import papercatalog.publishing.text.Markup;

/**
 * The fields of an entry.
 *
 * @param repeated fields that the entry has more than once, with different values
 */
record BibtexFields(String type, Map<String, Value> values, Set<String> repeated)
    implements EntryTexts {
  static final Map<String, WorkKind> BY_TYPE = CitedKind.byName(CitedKind::bibtexRead);

  private static final int MAX_TEXT = 1_000_000;
  private static final Pattern COMMAND = Pattern.compile("\\\\[A-Za-z]+(?:\\{\\}|\\s+)?");
  private static final Pattern URL = Pattern.compile("https?://[^\\s{}]+");
  private static final String ARXIV_ID = "((?:\\d{4}\\.\\d{4,5}|[a-z.-]+/\\d{7})(?:v\\d+)?)";
  private static final Pattern IN_ARXIV =
      Pattern.compile("(?i)(?:[\\\\{]?arxiv}?[:{]\\s*|(?<![a-z])abs/)" + ARXIV_ID);

  private static final Pattern OLD_ID =
      Pattern.compile("^()([a-z-]+(?:\\.[A-Z]{2})?/\\d{7}(?:v\\d+)?)$");

  /** In a volume or on a page of arXiv. */
  private static final Pattern BARE_ID = Pattern.compile("(?i)^" + ARXIV_ID + "$");

  private static final Pattern PREPRINTS =
      Pattern.compile("(?i)arxiv|preprint|e-?print|(?<![a-z])corr(?![a-z])|computing research");

  /** A line end, as Mendeley writes it. */
  private static final Pattern LINE_END = Pattern.compile("\\$\\\\backslash\\$[nr](?!\\p{Ll})");

  private static final Pattern HREF = Pattern.compile("\\\\href\\s*\\{([^{}]*)}\\s*\\{[^{}]*}");

  /** A field of our own: the number or the volume of an entry with a series. */
  static final String SERIES_NUMBER = "seriesnumber";

  private static final Set<String> DATE = Set.of("date", "year", "month", "day");

  /** Fields in which an undefined name stays as its own text, as in {@code month = Sept}. */
  private static final Set<String> LITERAL =
      Set.of("year", "month", "day", "date", "language", "langid");

  /** A value with its {@code @string} definitions expanded, and an undefined name in it, or "". */
  record Value(String latex, String undefined) {}

  Optional<String> latex(String name) {
    Value value = values.get(name);
    if (value != null && !value.undefined().isEmpty() && !LITERAL.contains(name)) {
      throw new UnusableEntry(
          "field %s uses @string %s, which nothing before it defines"
              .formatted(name, value.undefined()));
    }
    return Optional.ofNullable(value)
        .map(it -> LINE_END.matcher(it.latex()).replaceAll(" "))
        .filter(latex -> !latex.isBlank());
  }

  @Override
  public Optional<String> line(String name) {
    return text(name, LatexReader::line);
  }

  @Override
  public Optional<String> prose(String name) {
    return text(name, LatexReader::prose);
  }

  /** URLs are not LaTeX, though some bibliographies escape them. */
  @Override
  public Optional<String> address(String name) {
    return text(
        name,
        latex -> {
          String bare =
              HREF.matcher(latex.strip())
                  .replaceAll("$1")
                  .replaceFirst("^\\\\url\\s*\\{(.*)}$", "$1")
                  .replaceAll("\\$\\\\(?:less|lt)\\s*\\$", "<")
                  .replaceAll("\\$\\\\(?:greater|gt)\\s*\\$", ">")
                  .replaceAll("\\$\\{?([<>]|\\\\_)}?\\$|\\\\ensuremath\\{([<>])}", "$1$2")
                  .replaceAll("\\$\\{?\\\\sim\\s*}?\\$|\\\\char(?:126|'176|`\\\\~)\\s?", "~")
                  .replaceAll("\\\\([_%&#~$])", "$1");
          String plain =
              COMMAND
                  .matcher(bare)
                  .replaceAll(it -> Matcher.quoteReplacement(LatexReader.line(it.group())));
          return Spaces.line(Markup.decoded(plain.replaceAll("[{}]", "")));
        });
  }

  @Override
  public List<String> lines(String name) {
    return latex(values, name).lines().map(LatexReader::line).toList();
  }

  private Optional<String> text(String name, UnaryOperator<String> reading) {
    Optional<String> latex = latex(name);
    if (latex.isPresent() && latex.get().length() > MAX_TEXT) {
      throw new UnusableEntry("field %s is longer than 1,000,000 characters".formatted(name));
    }
    return latex.map(reading).filter(text -> !text.isBlank());
  }

  /**
   * A copy in which each text is in its own field: titles of volumes, of an entry that lacks a
   * title too, and web addresses and arXiv ids that stand for a venue.
   */
  BibtexFields arranged() {
    Map<String, Value> all = new HashMap<>(values);
    if (latex(values, "title").isBlank()) {
      rename(all, "booktitle", "title");
      rename(all, "booksubtitle", "subtitle");
    }
    if (isInSeries() && !latex(all, "series").isBlank()) {
      rename(all, latex(all, "number").isBlank() ? "volume" : "number", SERIES_NUMBER);
    }
    join(all, "booktitle", "booksubtitle");
    if (values.containsKey("maintitle")) {
      join(all, "maintitle", "mainsubtitle");
      join(all, "maintitle", "booktitle");
      rename(all, "maintitle", "booktitle");
    }
    join(all, "journaltitle", "journalsubtitle");
    move(all, "howpublished", URL, "url");
    boolean preprint = PREPRINTS.matcher(latex(all, "journal") + latex(all, "journaltitle")).find();
    Stream.of("journal", "journaltitle", "volume", "number", "howpublished", "pages", "eid")
        .filter(
            name ->
                move(all, name, IN_ARXIV, "eprint")
                    || move(all, name, OLD_ID, "eprint")
                    || (preprint && move(all, name, BARE_ID, "eprint")))
        .filter(name -> preprint && name.equals("volume"))
        .forEach(_ -> all.keySet().removeAll(Set.of("journal", "journaltitle"))); // CoRR
    return new BibtexFields(type, all, repeated);
  }

  /** Removes a field that holds another one's text, but not a journal before it. */
  private static boolean move(Map<String, Value> fields, String from, Pattern what, String to) {
    Matcher text = what.matcher(latex(fields, from));
    boolean found = text.find();
    if (found) {
      String rest =
          latex(fields, from)
              .substring(0, text.start())
              .replaceFirst("(?<![\\s,;:(\\[])[\\s,;:(\\[]++$", "");
      fields.remove(from);
      if (from.startsWith("journal") && !rest.isEmpty() && !PREPRINTS.matcher(rest).find()) {
        fields.put(from, new Value(rest, ""));
      }
      fields.putIfAbsent(to, new Value(text.group(text.groupCount()), ""));
    }
    return found;
  }

  private static String latex(Map<String, Value> fields, String name) {
    return fields.containsKey(name) ? fields.get(name).latex() : "";
  }

  private static void join(Map<String, Value> fields, String title, String subtitle) {
    String more = latex(fields, subtitle);
    if (!more.isBlank()) {
      fields.computeIfPresent(
          title, (_, value) -> new Value(value.latex() + ": " + more, value.undefined()));
    }
  }

  private static void rename(Map<String, Value> fields, String from, String to) {
    fields.remove(to);
    if (fields.containsKey(from)) {
      fields.put(to, fields.remove(from));
    }
  }

  boolean isInSeries() {
    WorkKind kind = BY_TYPE.get(type);
    return kind != null && CitedKind.of(kind).isInSeries();
  }

  long length() {
    return values.values().stream().mapToLong(value -> value.latex().length()).sum();
  }

  /** What a work lends to one inside it: a book also its authors, a volume also its editors. */
  BibtexFields lentTo(String child) {
    Map<String, Value> lent = new HashMap<>(values);
    Stream.of(CitationField.values())
        .filter(field -> !field.isInherited())
        .forEach(field -> field.bibtex().forEach(lent::remove));
    Stream.of("subtitle", "crossref", "xdata").forEach(lent::remove);
    if (!type.endsWith("book") && !child.equals(type)) {
      lent.remove("author");
    }
    if (values.containsKey("title")) {
      if (values.containsKey("crossref")) {
        lent.remove("booktitle"); // its own volume's
      }
      lent.putIfAbsent("booktitle", values.get("title"));
      if (values.containsKey("subtitle")) {
        lent.putIfAbsent("booksubtitle", values.get("subtitle"));
      }
    }
    return new BibtexFields(type, lent, Set.of());
  }

  /** A date is one value, though it has several fields. */
  BibtexFields over(BibtexFields parent) {
    Map<String, Value> all = new HashMap<>(parent.values);
    if (values.containsKey("date") || values.containsKey("year")) {
      all.keySet().removeAll(DATE);
    }
    all.putAll(values);
    return new BibtexFields(type, all, repeated);
  }
}
