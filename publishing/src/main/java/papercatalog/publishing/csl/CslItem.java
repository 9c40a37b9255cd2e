package papercatalog.publishing.csl;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.citations.paper.GuessedName;
import papercatalog.citations.paper.Spaces;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.citation.CitationReader.EntryTexts;
import papercatalog.publishing.citation.CitedDate;
import papercatalog.publishing.citation.NameSigns;
import papercatalog.publishing.citation.SourceName;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Excerpt;
import papercatalog.publishing.text.Markup;

record CslItem(JsonNode node) implements EntryTexts {
  /** A member of a name that its source does not split, and that may be a group's. */
  static final String UNSPLIT = "unsplit";

  private static final List<String> DATES =
      List.of(
          """
          issued published published-online published-print published-other posted approved
          """
              .split("\\s+"));

  private static final Pattern DISPLAYED = Pattern.compile("\\$\\$ ?([^$]*[^$ ]) ?\\$\\$");
  private static final Pattern NO_NAME =
      Pattern.compile("[\\P{L}&&\\P{N}]*|FNU|LNU|[Nn]/[Aa]|null");
  private static final Pattern COMMAS = Pattern.compile("^[,\\s]+|(?<![,\\s])[,\\s]+$");
  private static final Pattern QUOTED = Pattern.compile("^\"(.+)\"$");
  private static final Pattern IN_BOOK = Pattern.compile("book|chapter|proceedings|conference");

  @Override
  public Optional<String> line(String member) {
    return plain(member).map(Spaces::line).filter(text -> !text.isBlank());
  }

  @Override
  public List<String> lines(String member) {
    return Spaces.withoutControls(node.path(member).asText()).lines().map(Spaces::line).toList();
  }

  @Override
  public Optional<String> prose(String member) {
    return plain(member).map(Spaces::prose).filter(text -> !text.isBlank());
  }

  /** Springer encloses formulas in two dollars on each side. */
  private Optional<String> plain(String member) {
    return raw(member)
        .map(Markup::plain)
        .map(text -> DISPLAYED.matcher(text).replaceAll("\\$$1\\$"));
  }

  @Override
  public Optional<String> address(String member) {
    return (isList(member) ? Optional.of(joined(member, ", ")) : raw(member).map(Spaces::line))
        .map(Markup::decoded)
        .filter(Predicate.not(String::isBlank));
  }

  List<SourceName> names(String member, List<Notice> notices) {
    JsonNode array = node.path(member);
    boolean isNone = array.isMissingNode() || array.isNull();
    if (!isNone && !(array.isArray() && array.valueStream().allMatch(JsonNode::isObject))) {
      throw new UnusableEntry(member + " must be an array of names");
    }
    CrossrefCredits credits = new CrossrefCredits(notices);
    return array
        .valueStream()
        .map(CslItem::new)
        .map(
            name ->
                name.name()
                    .with(credits.affiliations(name.node))
                    .withOrcid(name.line("ORCID"), notices))
        .filter(name -> !name.printed().isEmpty())
        .toList();
  }

  /** Styles print a dropping particle with the given names. */
  private SourceName name() {
    Optional<String> unsplit = line(UNSPLIT);
    if (unsplit.isPresent()) {
      return GuessedName.isLikelyGroup(unsplit.get())
          ? SourceName.group(unsplit.get())
          : SourceName.whole(unsplit.get());
    }
    Optional<String> whole = line("literal").or(() -> line("name"));
    NameSigns givenSigns = signs("given");
    NameSigns familySigns = signs("family");
    String given = (givenSigns.name() + " " + part("dropping-particle")).strip();
    String family = familySigns.name();
    if (given.isEmpty() && GuessedName.isLikelyGroup(family)) {
      return SourceName.group(family);
    }
    if (whole.isPresent() && family.isEmpty()) {
      return SourceName.group(whole.get());
    }
    SourceName name =
        SourceName.person(given, part("non-dropping-particle"), family, part("suffix"));
    String source = (part("given") + " " + part("family")).strip();
    return source.equals((givenSigns.name() + " " + family).strip())
        ? name
        : name.readFrom(source, familySigns.number() + givenSigns.number());
  }

  private NameSigns signs(String member) {
    String text = part(member);
    return NO_NAME.matcher(text).matches() ? new NameSigns("", "") : NameSigns.of(text);
  }

  /**
   * Empty if missing. Some programs leave the comma between parts in one of them, or quote a family
   * name whose particle is a part of it.
   */
  private String part(String member) {
    String part = line(member).orElse("").replace('\u00a0', ' ');
    return QUOTED.matcher(COMMAS.matcher(part).replaceAll("")).replaceFirst("$1");
  }

  Optional<PublicationDate> published(List<Notice> notices) {
    return DATES.stream()
        .map(member -> new CslItem(node.path(member)))
        .flatMap(date -> date.date(notices).stream())
        .findFirst();
  }

  private Optional<PublicationDate> date(List<Notice> notices) {
    if (node.path(0).isObject()) {
      return new CslItem(node.path(0)).date(notices);
    }
    JsonNode given = node.isArray() ? node : node.path("date-parts");
    JsonNode parts = given.path(0).isArray() ? given.path(0) : given;
    JsonNode single = node.isValueNode() ? node : parts.path(0);
    int year = number(parts.path(0));
    if (parts.path(0).asText("").startsWith("-")) {
      throw new UnusableEntry(
          "date `%s` is before the year 1".formatted(Excerpt.of(parts.toString())));
    }
    if (node.has("year")) {
      Optional<String> season = line("season").map("season "::concat);
      return CitedDate.of(line("year"), line("month").or(() -> season), line("day"), notices);
    }
    return year > 0 && year <= 9999
        ? Optional.of(ofParts(given, parts, year, notices))
        : Stream.of(line("raw"), line("literal"), Optional.of(single.asText()))
            .flatMap(Optional::stream)
            .flatMap(text -> CitedDate.ofText(text, notices).stream())
            .findFirst();
  }

  /** Months beyond 12 are seasons, which also have a member of their own. */
  private PublicationDate ofParts(JsonNode given, JsonNode parts, int year, List<Notice> notices) {
    String name = parts.path(1).asText("");
    if (name.chars().anyMatch(Character::isLetter) && !name.equals("null")) {
      return CitedDate.of(
              Optional.of(parts.path(0).asText()),
              Optional.of(name),
              Optional.of(parts.path(2).asText("")),
              notices)
          .orElseGet(() -> CitedDate.ofNumbers(year, 0, 0));
    }
    int month = number(parts.path(1));
    PublicationDate date = CitedDate.ofNumbers(year, month, number(parts.path(2)));
    boolean range = given.path(0).isArray() && given.size() > 1;
    if (range || month > 12 || node.hasNonNull("season")) {
      notices.add(CitedDate.odd(node.toString(), date));
    }
    return date;
  }

  /**
   * Some programs write a number as a string or with a fraction; 0 if it is missing, as in {@code
   * [[null]]}.
   */
  private static int number(JsonNode part) {
    String text = part.canConvertToInt() ? String.valueOf(part.intValue()) : part.asText("");
    return text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
  }

  /** Whether all texts of an array count. */
  private boolean isJoined(String member) {
    return isList(member)
        && (member.equals("keyword") || (member.equals("container-title") && isInBook()));
  }

  private boolean isInBook() {
    return IN_BOOK.matcher(type()).find();
  }

  /** Whether only the first of several texts counts. */
  boolean isCut(String member) {
    return isList(member) && !isJoined(member);
  }

  private boolean isList(String member) {
    return values(member).size() > 1;
  }

  /** Crossref has the title of the series before that of the book. */
  private List<JsonNode> values(String member) {
    List<JsonNode> own = own(member);
    List<JsonNode> titles = isInBook() ? own("container-title") : List.of();
    return switch (member) {
      case "container-title" -> titles.size() > 1 ? titles.subList(1, titles.size()) : own;
      case "collection-title" -> titles.size() > 1 && own.isEmpty() ? titles.subList(0, 1) : own;
      default -> own;
    };
  }

  private List<JsonNode> own(String member) {
    JsonNode value = node.path(member);
    return (value.isArray() ? value.valueStream() : Stream.of(value))
        .map(it -> it.path("name").isTextual() ? it.path("name") : it)
        .filter(it -> value.isObject() || !it.asText("").isBlank())
        .distinct()
        .toList();
  }

  private String joined(String member, String delimiter) {
    return values(member).stream().map(JsonNode::asText).collect(Collectors.joining(delimiter));
  }

  private String type() {
    return node.path("type").asText("");
  }

  /** A string or a number; some programs write an array of one, or an object with a name. */
  private Optional<String> raw(String member) {
    List<JsonNode> values = values(member);
    if (isJoined(member)) {
      return Optional.of(joined(member, member.equals("keyword") ? ", " : ": "));
    }
    if (values.isEmpty()) {
      return Optional.empty();
    }
    JsonNode value = values.getFirst();
    if (!value.isTextual() && !value.isNumber()) {
      throw new UnusableEntry(member + " must be a text");
    }
    return Optional.of(Spaces.withoutControls(value.asText()));
  }
}
