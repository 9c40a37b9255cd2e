package papercatalog.citations.style;

import module java.base;

import papercatalog.citations.format.CslWriter;
import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.paper.Pages;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;

/**
 * Our CSL-JSON as the processor needs it. Marks lead {@link ProcessorOutput} to texts that the
 * processor would misread: they are characters that no paper has.
 */
final class ProcessorInput {
  /** A variable that no paper has; the processor reads first pages as whole numbers. */
  static final String FIRST_PAGE = "citation-label";

  /** Variables that no paper has, for conditions: the processor forgets names that it printed. */
  static final Map<Role, String> PRESENT =
      Map.of(Role.AUTHOR, "citation-key", Role.EDITOR, "first-reference-note-number");

  /** A letter without a case, which keeps JAMA from becoming Jama. */
  static final String CASELESS = "\uA717";

  /** Keeps a page as it is: it is no number, and longer than the first page of its range. */
  static final String NAMED = "\uE001";

  /** Moves the signs in the name of a page to private characters, which the processor keeps. */
  static final int TO_PRIVATE = 0xE100;

  static final String DASH = "\uE200";

  /** A zero before the last digit of a page, which the processor would cut. */
  static final String ZERO = "\uE009";

  /** Begins a number to print as it is: the processor parses none that begins with a hyphen. */
  static final String LITERAL = "-\uE002";

  /** A name that stands for people who are not named. */
  static final String OTHERS = "\uE00A";

  static final String LAST = "… ";

  /** Around a word in lower case between given names, which has no initial. */
  static final String INNER = "\u2062";

  /** Around a particle, which belongs before the family name, or behind inverted given names. */
  static final String PARTICLE = "\uE003";

  static final String PARTICLE_END = "\uE004";

  /** Before a suffix, which belongs behind the whole name. */
  static final String SUFFIX = "\uE005";

  static final String SUFFIX_END = "\uE006";

  /** Behind given names; the processor makes no initials of names with private characters. */
  static final String GIVEN_END = "\u2063-";

  /** Scripts whose given names have initials, but the processor makes those of Latin names only. */
  private static final Pattern INITIALED = Pattern.compile("[\\u0370-\\u052f]");

  /** Moves Greek and Cyrillic letters to symbols, which the processor takes for Latin letters. */
  static final int TO_SYMBOLS = 0x2200;

  /** Styles that show the last of many names show it behind the first 19. */
  private static final int SHOWN = 19;

  /**
   * Begins with a word as arXiv, or has a letter that stands for a number or a type, as in n-type;
   * not the word a; commands stay.
   */
  private static final Pattern LOWER_CASE =
      Pattern.compile(
          "^(?=\\p{Ll}\\p{L}*\\p{Lu})|(?<=[\\s^_({])(?=[\\p{Ll}&&[^a]](?![^\\s^_,:.)-]))"
              + "|(?<=\\\\)(?=\\p{Ll})");

  /** A word with a capital, which the processor would put in lower case: Go To Sea. */
  private static final Pattern CAPITALIZED =
      Pattern.compile("(?<=[\\s(\\[])(?=\\p{Lu}(?:\\p{Ll}|(?!\\S)))");

  private static final Pattern NUMBER = Pattern.compile("([A-Za-z]*)[1-9][0-9]{0,8}");
  private static final Pattern SIGN = Pattern.compile("[\\p{ASCII}\\x80-\\xBF&&[^A-Za-z0-9]]");
  private static final Pattern APOSTROPHE =
      Pattern.compile("(?<=\\p{L})'(?=[\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])'(?=\\d\\d(?:s|\\b))");
  private static final Pattern GENITIVE = Pattern.compile("(?<=\\p{L})'");
  private static final Pattern OPENING = Pattern.compile("(?<![\\p{L}\\p{N}])'");
  private static final Pattern IN_BRACKETS = Pattern.compile("\\s*[(\\[][^)\\]]*[)\\]]");
  private static final Pattern INNER_WORD = Pattern.compile("(?<= )(\\p{Ll}[^ .]*)(?= )");

  /** Whether the last of many names is shown behind an ellipsis. */
  private final boolean showsLast;

  /** Whether the last page of a range keeps at least two digits: 101–09. */
  private final boolean keepsTwoDigits;

  private final boolean initializes;

  private final boolean hyphenatesInitials;

  /** Whether all particles stand behind the given names when a name is inverted. */
  private final boolean demotesParticles;

  ProcessorInput(CitationStyle style) {
    String xml = style.xml();
    this.showsLast = xml.contains("et-al-use-last=\"true\"");
    this.keepsTwoDigits = xml.contains("page-range-format=\"minimal-two\"");
    this.initializes = xml.contains("initialize-with=");
    this.hyphenatesInitials = !xml.contains("initialize-with-hyphen=\"false\"");
    this.demotesParticles =
        Stream.of("never", "sort-only")
            .noneMatch(it -> xml.contains("demote-non-dropping-particle=\"" + it + "\""));
  }

  Map<String, Object> of(CitedPaper cited) {
    Map<String, Object> members = CslWriter.members(cited);
    PRESENT.forEach(
        (role, variable) ->
            Optional.ofNullable(members.get(role.text()))
                .ifPresent(_ -> members.put(variable, "yes")));
    for (Role role : Role.values()) {
      members.computeIfPresent(role.text(), (_, names) -> names(cited, role, (List<?>) names));
    }
    // styles print it before the date: Retracted May 2020
    members.computeIfPresent("status", (_, status) -> status.equals("draft") ? status : null);
    members.computeIfPresent("edition", (_, edition) -> ordinal((String) edition));
    members.computeIfPresent(
        "number",
        (_, number) ->
            ((String) number).replaceFirst("^(?!\\w+$|\\d+\\s*[-–&]\\s*\\d+$)", LITERAL));
    for (String name : List.of("title", "container-title", "collection-title", "publisher")) {
      members.computeIfPresent(name, (_, text) -> cased((String) text));
    }
    for (String name : List.of("volume", "issue")) {
      members.computeIfPresent(
          name, (_, text) -> ((String) text).replaceFirst("^(\\d+)\\s*-\\s*(\\d+)$", "$1–$2"));
    }
    members.replaceAll((_, value) -> value instanceof String text ? typographic(text) : value);
    if (members.get("page") instanceof String text) {
      List<Pages> pages = Pages.all(text);
      members.put(FIRST_PAGE, pages.getFirst().first());
      members.put("page", pages.stream().map(this::kept).collect(Collectors.joining(", ")));
    }
    return members;
  }

  private List<Object> names(CitedPaper cited, Role role, List<?> names) {
    Iterator<CitedName> printed = cited.names(role).iterator();
    List<Object> all = new ArrayList<>();
    for (Object name : names) {
      if (printed.hasNext()) {
        all.add(name((Map<?, ?>) name, printed.next().printed()));
      }
    }
    if (cited.andOthers(role)) {
      all.add(Map.of("literal", OTHERS));
    } else if (showsLast && all.size() > SHOWN + 1) {
      Map<Object, Object> last = new LinkedHashMap<>((Map<?, ?>) all.getLast());
      String first = "non-dropping-particle";
      last.computeIfPresent(
          last.containsKey(first) ? first : "family", (_, family) -> LAST + family);
      all.subList(SHOWN, all.size()).clear();
      all.add(last);
    }
    return all;
  }

  /** A printed name without a space has the family name first, as in Chinese. */
  private Map<Object, Object> name(Map<?, ?> name, String printed) {
    if (!(name.get("given") instanceof String given) || printed.indexOf(' ') < 0) {
      return Map.of("family", printed);
    }
    Map<Object, Object> parts = new LinkedHashMap<>(name);
    String bare = initializes ? IN_BRACKETS.matcher(given).replaceAll("").strip() : given;
    String words = bare.isEmpty() ? given : bare;
    String hyphenated = hyphenatesInitials ? words : words.replace('-', ' ');
    String moved =
        INITIALED
            .matcher(INNER_WORD.matcher(hyphenated).replaceAll(INNER + "$1" + INNER + "."))
            .replaceAll(letter -> Character.toString(letter.group().charAt(0) + TO_SYMBOLS));
    if (demotesParticles && parts.remove("non-dropping-particle") instanceof String last) {
      parts.merge("dropping-particle", last, (first, _) -> first + " " + last);
    }
    if (parts.get("non-dropping-particle") instanceof String first && PersonName.isJoined(first)) {
      parts.remove("non-dropping-particle");
      parts.put("family", first.replace('\'', '’') + parts.get("family"));
    }
    Object particle = parts.get("dropping-particle");
    boolean marked =
        particle != null || parts.containsKey("suffix") || INITIALED.matcher(given).find();
    parts.put("given", marked ? moved + " " + GIVEN_END : moved);
    if (marked) {
      parts.put(
          "dropping-particle",
          PARTICLE + Objects.toString(particle, "").replace('\'', '’') + PARTICLE_END);
    }
    parts.computeIfPresent("suffix", (_, suffix) -> SUFFIX + suffix + SUFFIX_END);
    return parts;
  }

  /** Only the ends of a range of plain numbers are numbers to the processor. */
  private String kept(Pages pages) {
    Matcher first = NUMBER.matcher(pages.first());
    Matcher last = NUMBER.matcher(pages.fullLast());
    if (!pages.isRange()) {
      return NAMED + named(pages.first());
    } else if (first.matches() && last.matches() && first.group(1).equals(last.group(1))) {
      String range = pages.first() + "-" + pages.fullLast();
      return keepsTwoDigits ? range.replaceAll("0(?=\\d\\b)", ZERO) : range;
    }
    return named(pages.first()) + "-" + named(pages.last()) + NAMED.repeat(pages.first().length());
  }

  private static String named(String page) {
    return SIGN.matcher(page.replace("–", DASH))
        .replaceAll(sign -> Character.toString(sign.group().charAt(0) + TO_PRIVATE));
  }

  /** The processor makes primes of apostrophes next to digits, and quotation marks of others. */
  private static String typographic(String text) {
    String typographic = APOSTROPHE.matcher(text).replaceAll("’");
    return OPENING.matcher(typographic).find()
        ? typographic
        : GENITIVE.matcher(typographic).replaceAll("’");
  }

  /** Capitals of up to two words, or with a number, are a name; more are a shouted title. */
  private static String cased(String text) {
    boolean name =
        (text.indexOf(' ') == text.lastIndexOf(' ') || text.matches(".*\\d.*"))
            && text.codePoints().filter(Character::isLetter).allMatch(Character::isUpperCase);
    if (name) {
      return text.replaceFirst("(\\p{L})(?=\\P{L}*$)", "$1" + CASELESS);
    }
    String words = LOWER_CASE.matcher(text).replaceAll(CASELESS);
    return text.chars().anyMatch(Character::isLowerCase)
        ? CAPITALIZED.matcher(words).replaceAll(CASELESS)
        : words;
  }

  private static String ordinal(String edition) {
    return !edition.matches("\\d{1,2}")
        ? edition
        : edition
            + switch (edition.matches("1\\d") ? '0' : edition.charAt(edition.length() - 1)) {
              case '1' -> "st";
              case '2' -> "nd";
              case '3' -> "rd";
              default -> "th";
            };
  }
}
