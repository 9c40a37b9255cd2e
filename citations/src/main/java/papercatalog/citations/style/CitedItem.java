package papercatalog.citations.style;

import module java.base;

import papercatalog.citations.csl.CslWriter;
import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.WorkKind;

/**
 * Our CSL-JSON as the processor needs it: it lacks some rules of CSL (names of East Asia, the last
 * of many names, ordinals, suffixes), and takes numbers with letters for several numbers.
 */
record CitedItem(CitedPaper cited, Map<String, Object> members, boolean moves) {
  /** Styles that show the last of many names show it behind the first 19. */
  private static final int SHOWN = 19;

  /** A variable that no paper has; the processor reads first pages as whole numbers. */
  static final String FIRST_PAGE = "citation-label";

  /** A variable of conference papers with editors. */
  static final String EDITED = "jurisdiction";

  /** A letter without a case, which keeps JAMA from becoming Jama. */
  private static final String CASELESS = "\uA717";

  private static final String HYPHEN = "\uE000";
  private static final String DASH = "\uE001";

  private static final String LAST = "… ";

  /** Scripts whose given names have initials, but the processor makes those of Latin names only. */
  private static final Pattern INITIALED = Pattern.compile("[\\u0370-\\u052f]");

  /** Moves Greek and Cyrillic letters to symbols, which the processor takes for Latin letters. */
  private static final int TO_SYMBOLS = 0x2200;

  private static final Pattern SYMBOLS = Pattern.compile("[\\u2570-\\u272f]");

  private static final String INITIALS = "((?:\\p{Lu}\\.[ -]?)*\\p{Lu}\\.)";

  static CitedItem of(CitedPaper cited, boolean showsLast) {
    Map<String, Object> members = CslWriter.members(cited);
    boolean moves = !SYMBOLS.matcher(members.toString()).find();
    for (Role role : Role.values()) {
      members.computeIfPresent(
          role.text(), (_, names) -> names(cited, role, (Collection<?>) names, showsLast, moves));
    }
    members.computeIfPresent("edition", (_, edition) -> ordinal((String) edition));
    for (String name : List.of("title", "container-title", "publisher")) {
      members.computeIfPresent(name, (_, text) -> inCapitals((String) text));
    }
    if (cited.kind() == WorkKind.PAPER_CONFERENCE
        && members.keySet().containsAll(Set.of("author", "editor"))) {
      members.put(EDITED, "yes");
    }
    if (members.get("page") instanceof String pages) {
      members.put(FIRST_PAGE, pages.split("[–,]", 2)[0]);
      members.put("page", kept(pages));
    }
    return new CitedItem(cited, members, moves);
  }

  /** The text of the processor with numbers and suffixes as CSL has them. */
  String corrected(String text) {
    String corrected =
        (moves ? moved(text, SYMBOLS, -TO_SYMBOLS) : text)
            .replace(", & " + LAST, ", " + LAST)
            .replace("(; ", "(")
            .replace("(, ", "(")
            .replace(", , ", ", ")
            .replace(". . ", ". ")
            .replace(". , ", ". ")
            .replace("; ; ", "; ")
            .replace(". ; ", ". ")
            .replace(" , ", ", ")
            .replace(CASELESS, "")
            .replace(HYPHEN, "-")
            .replace(DASH, "–");
    if (members.get("number") instanceof String number && number.matches(".*\\p{L}.*")) {
      String printed = Pattern.quote(number).replace("-", "\\E[-–]\\Q");
      corrected =
          corrected.replaceFirst("(?:[Nn]os?\\. )?" + printed, Matcher.quoteReplacement(number));
    }
    for (Role role : Role.values()) {
      for (CitedName name : cited.names(role).stream().limit(SHOWN + 1).toList()) {
        if (name.person().flatMap(PersonName::suffix).isPresent()) {
          corrected = inverted(name.person().get(), corrected);
        }
      }
    }
    return corrected;
  }

  /** Puts the suffix of an inverted name at its end: {@code King, M. L., Jr.} */
  private static String inverted(PersonName name, String text) {
    String suffix = name.suffix().orElseThrow();
    String family = "(" + Pattern.quote(name.family()).replace("'", "\\E['’]\\Q") + ") ";
    return Pattern.compile(family + Pattern.quote(suffix) + ", " + INITIALS + "(,?)")
        .matcher(text)
        .replaceFirst(
            found -> {
              boolean ends = found.group(3).isEmpty() && !suffix.endsWith(".");
              String end = suffix + (ends ? "." : found.group(3));
              return Matcher.quoteReplacement(found.group(1) + ", " + found.group(2) + ", " + end);
            });
  }

  /** A printed name without a space has the family name first, as in Chinese. */
  private static List<Object> names(
      CitedPaper cited, Role role, Collection<?> names, boolean showsLast, boolean moves) {
    Iterator<CitedName> printed = cited.names(role).iterator();
    List<Object> all = new ArrayList<>();
    for (Object name : names) {
      String whole = printed.next().printed();
      Map<Object, Object> parts = new LinkedHashMap<>((Map<?, ?>) name);
      if (moves) {
        parts.computeIfPresent("given", (_, it) -> moved((String) it, INITIALED, TO_SYMBOLS));
      }
      all.add(whole.indexOf(' ') < 0 ? Map.of("literal", whole) : parts);
    }
    if (cited.andOthers(role)) {
      all.add(Map.of("literal", "others"));
    } else if (showsLast && all.size() > SHOWN + 1) {
      Map<Object, Object> last = new LinkedHashMap<>((Map<?, ?>) all.getLast());
      last.computeIfPresent("family", (_, family) -> LAST + family);
      last.computeIfPresent("literal", (_, literal) -> LAST + literal);
      all.subList(SHOWN, all.size()).clear();
      all.add(last);
    }
    return all;
  }

  private static String moved(String text, Pattern letters, int by) {
    return letters
        .matcher(text)
        .replaceAll(letter -> String.valueOf((char) (letter.group().charAt(0) + by)));
  }

  /** The processor would take hyphens in the names of pages, and in Roman numbers, for its own. */
  private static String kept(String pages) {
    return !pages.matches(".*\\d.*")
        ? pages.replaceAll("[-–]", DASH)
        : pages.indexOf('–') < 0 ? pages : pages.replace("-", HYPHEN);
  }

  /** Up to two words in capitals with a sign behind the last letter; more are a shouted title. */
  private static String inCapitals(String text) {
    boolean name =
        text.indexOf(' ') == text.lastIndexOf(' ')
            && text.codePoints().filter(Character::isLetter).allMatch(Character::isUpperCase);
    return name ? text.replaceFirst("(\\p{L})(?=\\P{L}*$)", "$1" + CASELESS) : text;
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
