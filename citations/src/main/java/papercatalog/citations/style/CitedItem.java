package papercatalog.citations.style;

import module java.base;

import de.undercouch.citeproc.helper.json.JsonLexer;
import de.undercouch.citeproc.helper.json.JsonParser;
import papercatalog.citations.csl.CslWriter;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Role;

/**
 * Our CSL-JSON as the processor needs it: it lacks some rules of CSL (names of East Asia, the last
 * of many names, ordinals, suffixes), and takes numbers with letters for several numbers.
 */
record CitedItem(Map<String, Object> members) {
  /** Styles that show the last of many names show it behind the first 19. */
  private static final int SHOWN = 19;

  /** A variable that no paper has; the processor reads first pages as whole numbers. */
  static final String FIRST_PAGE = "dimensions";

  private static final String LAST = "… ";
  private static final Pattern EAST_ASIAN =
      Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]+");
  private static final String INITIALS = "((?:\\p{Lu}\\.[ -]?)*\\p{Lu}\\.)";

  static CitedItem of(CitedPaper cited, boolean showsLast) {
    try {
      Map<String, Object> members =
          new JsonParser(new JsonLexer(new StringReader(CslWriter.item(cited)))).parseObject();
      for (Role role : Role.values()) {
        members.computeIfPresent(
            role.text(),
            (_, names) -> names((Collection<?>) names, cited.andOthers(role), showsLast));
      }
      members.computeIfPresent("edition", (_, edition) -> ordinal((String) edition));
      if (members.get("page") instanceof String pages) {
        members.put(FIRST_PAGE, pages.split("[–,]", 2)[0]);
      }
      return new CitedItem(members);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of the processor with numbers and suffixes as CSL has them. */
  String corrected(String text) {
    String corrected =
        text.replace(", & " + LAST, ", " + LAST).replace("(; ", "(").replace(", , ", ", ");
    if (members.get("number") instanceof String number && number.matches(".*\\p{L}.*")) {
      String printed = Pattern.quote(number).replace("-", "\\E[-–]\\Q");
      corrected =
          corrected.replaceFirst("(?:[Nn]os?\\. )?" + printed, Matcher.quoteReplacement(number));
    }
    for (Role role : Role.values()) {
      for (Map<?, ?> name : maps(members.get(role.text()))) {
        if (name.get("suffix") instanceof String suffix && name.get("family") != null) {
          corrected = inverted((String) name.get("family"), suffix, corrected);
        }
      }
    }
    return corrected;
  }

  /** Puts the suffix of an inverted name at its end: {@code King, M. L., Jr.} */
  private static String inverted(String family, String suffix, String text) {
    String printed = "(" + Pattern.quote(family).replace("'", "\\E['’]\\Q") + ") ";
    return Pattern.compile(printed + Pattern.quote(suffix) + ", " + INITIALS + "(,?)")
        .matcher(text)
        .replaceFirst(
            name -> {
              boolean ends = name.group(3).isEmpty() && !suffix.endsWith(".");
              String end = suffix + (ends ? "." : name.group(3));
              return Matcher.quoteReplacement(name.group(1) + ", " + name.group(2) + ", " + end);
            });
  }

  private static List<Object> names(Collection<?> names, boolean andOthers, boolean showsLast) {
    List<Object> all = new ArrayList<>();
    maps(names).forEach(name -> all.add(inOrder(name)));
    if (andOthers) {
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

  /** Names in the scripts of East Asia have the family name first, without a space. */
  private static Map<?, ?> inOrder(Map<?, ?> name) {
    String printed =
        Objects.requireNonNullElse(name.get("family"), "")
            + String.valueOf(Objects.requireNonNullElse(name.get("given"), ""));
    return EAST_ASIAN.matcher(printed).matches() ? Map.of("literal", printed) : name;
  }

  private static List<Map<?, ?>> maps(Object names) {
    List<Map<?, ?>> maps = new ArrayList<>();
    if (names instanceof Collection<?> all) {
      all.forEach(name -> maps.add((Map<?, ?>) name));
    }
    return maps;
  }

  private static String ordinal(String edition) {
    return !edition.matches("\\d{1,2}")
        ? edition
        : edition
            + (edition.matches("1[123]")
                ? "th"
                : switch (edition.charAt(edition.length() - 1)) {
                  case '1' -> "st";
                  case '2' -> "nd";
                  case '3' -> "rd";
                  default -> "th";
                });
  }
}
