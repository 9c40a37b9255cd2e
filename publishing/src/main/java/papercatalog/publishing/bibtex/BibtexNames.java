package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.citations.paper.GuessedName;
import papercatalog.publishing.citation.NameSigns;
import papercatalog.publishing.citation.SourceName;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.latex.LatexReader;
import papercatalog.publishing.latex.LatexText;
import papercatalog.publishing.text.Excerpt;

/**
 * The names in an {@code author} or {@code editor} field, by the grammars of BibTeX and biblatex.
 */
final class BibtexNames {
  private static final String AND = "and";
  private static final Pattern ENTITY = Pattern.compile("&}?#?\\w+$");
  private static final Pattern KEYED =
      Pattern.compile("\"?\\s*(?<key>[a-z]+(?:-[a-z]+)?)\\s*=(?<value>.*)", Pattern.DOTALL);

  /** An option of biblatex for the list. */
  private static final Pattern OPTION = Pattern.compile("[a-z]+\\s*=\\s*\\w+");

  /** A name in full: two given names stand behind a comma more often with initials. */
  private static final Predicate<String> IS_NAME =
      Pattern.compile("(?s)[{\\\\]*\\p{Lu}.*\\p{Ll}.*").asMatchPredicate();

  /** The first of two family names, which look like a given name and a family name. */
  private static final Pattern IBERIAN =
      Pattern.compile("^\\p{Lu}\\p{Ll}+(?:[ei]z|íaz|uiz|cía|cia|tos|ilva|astro|eira) ");

  /** The family name of {@code Frank {Bennett, Jr.}}. */
  private static final Pattern SUFFIXED = Pattern.compile("\\{([^{},]+),\\s*([^{},]+)}");

  private static final Pattern THIN_SPACE = Pattern.compile("(?<!\\\\)\\\\[ ,;:]");
  private static final Pattern EDITORS =
      Pattern.compile("(?i)(?<!\\s)\\s*\\((?:eds?|editors?|hrsg)\\.?\\)");

  /** An author in bold, as in the list of that author's works. */
  private static final Pattern FORMATTED =
      Pattern.compile(
          "\\\\(?:textbf|textit|textsc|emph|underline|uline)\\s*(\\{.*})"
              + "|(\\{)\\\\(?:bf|it|sc|em)(?:series|shape)?\\s++(.*})",
          Pattern.DOTALL);

  private static final String INITIALS = "(?!\\p{Lu}{4})(?:\\p{Lu}\\.?[-\\s~]*+){1,4}";

  /** A name as in the lists of PubMed: {@code Rao SR}, {@code van der Berg A}. */
  private static final Pattern INITIALED =
      Pattern.compile("(?s)([\\p{Ll}'’\\s-]*+\\p{Lu}(?!\\.).*?)(?<!\\s)\\s++(" + INITIALS + ")$");

  /** Initials that are no family name in capitals, such as {@code LI}. */
  private static final Pattern APART =
      Pattern.compile("(?s).*\\s(?:\\p{Lu}(?!\\p{Lu})\\.?[-\\s~]*+){1,4}+");

  private static final Pattern INITIALS_ONLY = Pattern.compile(INITIALS);

  /** {@code J. Vale}, which is no family name. */
  private static final Pattern INITIALS_FIRST =
      Pattern.compile("(?s)(?:\\p{Lu}\\.[-\\s~]*+)++(?!\\p{L}+\\.$)[\\p{L}{\\\\].*");

  /** At the end of a name, as before the "and" of a list in English. */
  private static final Pattern COMMAS = Pattern.compile("(?<![,\\s])[,\\s]+$");

  private BibtexNames() {}

  static List<SourceName> of(String field) {
    LatexText all =
        new LatexText(
            EDITORS
                .matcher(THIN_SPACE.matcher(field.replace('\u00a0', ' ')).replaceAll("~"))
                .replaceAll(""));
    List<LatexText> names =
        all.split(BibtexNames::separator)
            .map(name -> new LatexText(COMMAS.matcher(name.latex()).replaceFirst("")))
            .filter(name -> !name.isEmpty() && !OPTION.matcher(name.latex()).matches())
            .toList();
    boolean initialed = areInitialed(names);
    boolean commas = isCommaList(names);
    return (commas ? names.stream().flatMap(BibtexNames::parts) : names.stream())
        .flatMap(name -> names(name, initialed))
        .map(name -> commas ? name.readFrom(all.text(), "") : name)
        .filter(name -> !name.printed().isBlank())
        .toList();
  }

  /** Whether it is {@code Ruth Vale, Hanna Moor and Karl Lind}: a comma between whole names. */
  private static boolean isCommaList(List<LatexText> names) {
    if (names.size() != 2) {
      return false;
    }
    LatexText first = names.getFirst();
    LatexText last = names.getLast();
    return last.latex().indexOf(',') < 0
        && isWhole(last)
        && !isParticle(first)
        && parts(first).count() > 1
        && parts(first).allMatch(BibtexNames::isPerson)
        && !IBERIAN.matcher(first.text()).find();
  }

  /** Whether a text between commas has a given name and a family name in words with capitals. */
  private static boolean isPerson(LatexText part) {
    return part.words().size() > 1 && part.words().stream().map(LatexText::latex).allMatch(IS_NAME);
  }

  /** Whether all names are as in {@code Rao SR and Lee K}: a family name is no single letter. */
  private static boolean areInitialed(List<LatexText> names) {
    List<LatexText> all =
        names.stream().flatMap(name -> parts(beforeOthers(name).orElse(name))).toList();
    boolean several =
        all.size() > 1
            || (all.size() == 1 && !all.getFirst().latex().equals(names.getFirst().latex()));
    return several
        && all.stream().allMatch(BibtexNames::isInitialed)
        && all.stream().map(LatexText::latex).anyMatch(APART.asMatchPredicate());
  }

  private static Optional<LatexText> beforeOthers(LatexText name) {
    return SourceName.whole(name.text()).beforeOthers().map(LatexText::new);
  }

  private static Stream<LatexText> parts(LatexText name) {
    return name.split((latex, i) -> latex.charAt(i) == ',' ? 1 : ampersand(latex, i))
        .filter(part -> !part.isEmpty());
  }

  /** A name, or a list with commas, and another name for {@code et al.} */
  private static Stream<SourceName> names(LatexText name, boolean initialed) {
    LatexText bare = unformatted(name);
    return name.isInBraces() && bare == name
        ? Stream.of(SourceName.group(name.text()))
        : bare != name
            ? names(bare, initialed)
            : beforeOthers(name)
                .map(all -> Stream.concat(listed(all, initialed), Stream.of(SourceName.OTHERS)))
                .orElseGet(() -> listed(name, initialed));
  }

  private static LatexText unformatted(LatexText name) {
    Matcher formatted = FORMATTED.matcher(name.latex());
    LatexText braces = new LatexText(formatted.matches() ? formatted.replaceFirst("$1$2$3") : "");
    return braces.isInBraces() ? braces.inner() : name;
  }

  /**
   * A name, or several between commas or ampersands: whole ones, or all as in {@code Vale, J.,
   * Moss, B.}
   */
  private static Stream<SourceName> listed(LatexText name, boolean inList) {
    List<LatexText> parts = parts(name).toList();
    boolean initialed = parts.stream().allMatch(BibtexNames::isInitialed);
    boolean two =
        parts.size() < 3
            && (name.latex().indexOf(',') >= 0
                || parts.stream().map(LatexText::latex).anyMatch(GuessedName::isLikelyGroup));
    boolean listed =
        initialed
            || parts.stream()
                .allMatch(
                    part -> two ? INITIALS_FIRST.matcher(part.text()).matches() : isWhole(part));
    if (listed && (parts.size() > 1 || inList || name.latex().endsWith("."))) {
      return parts.stream().map(part -> name(initialed ? inverted(part) : unformatted(part)));
    }
    return parts.size() > 2 && isInPairs(parts)
        ? IntStream.range(0, parts.size() / 2)
            .mapToObj(i -> parts.get(2 * i).latex() + ", " + parts.get(2 * i + 1).latex())
            .map(pair -> name(new LatexText(pair)))
        : Stream.of(name(name));
  }

  private static LatexText inverted(LatexText initialed) {
    return new LatexText(INITIALED.matcher(initialed.text()).replaceAll("$1, $2"));
  }

  private static boolean isInitialed(LatexText part) {
    Matcher name = INITIALED.matcher(part.text());
    return !part.isInBraces()
        && name.matches()
        && !SourceName.isGeneration(name.group(2))
        && !GuessedName.isLikelyGroup(name.group());
  }

  private static boolean isInPairs(List<LatexText> parts) {
    return parts.size() % 2 == 0
        && parts.stream().noneMatch(part -> part.latex().startsWith("."))
        && IntStream.range(0, parts.size())
            .allMatch(i -> INITIALS_ONLY.matcher(parts.get(i).latex()).matches() == (i % 2 == 1));
  }

  /** Whether a text between commas is no part of a name, but a name. */
  private static boolean isWhole(LatexText part) {
    return (part.words().size() > 1 && part.latex().indexOf('=') < 0)
        || (part.latex().length() > 1 && SourceName.isEastAsian(part.latex()));
  }

  private static SourceName name(LatexText name) {
    String latex = name.latex();
    NameSigns signs =
        latex.chars().filter(c -> c == ',').count() > 2
            ? new NameSigns(latex, "")
            : NameSigns.of(latex);
    return signs.name().equals(latex)
        ? parsed(name)
        : parsed(new LatexText(signs.name())).readFrom(name.text(), signs.number());
  }

  private static SourceName parsed(LatexText name) {
    List<LatexText> parts = name.split((latex, i) -> latex.charAt(i) == ',' ? 1 : 0).toList();
    LatexText first = parts.getFirst();
    if (name.latex().contains("family")
        && parts.stream().map(LatexText::latex).allMatch(KEYED.asMatchPredicate())) {
      return keyed(parts);
    }
    String second = parts.size() > 1 ? parts.get(1).text() : "";
    return switch (parts.size()) {
      case 1 -> givenFirst(first, "");
      case 2 ->
          SourceName.isGeneration(second)
                  || (SourceName.isSuffix(second)
                      && !second.matches("\\p{Lu}\\.?")
                      && INITIALS_FIRST.matcher(first.latex()).matches())
              ? givenFirst(first, second)
              : familyFirst(first, "", second);
      case 3 -> {
        String third = parts.get(2).text();
        boolean ends = SourceName.isGeneration(third) || third.matches("M\\.?D\\.?");
        if (ends && !SourceName.isGeneration(second)) {
          yield familyFirst(first, third, second);
        } else if (SourceName.isSuffix(second)) {
          yield familyFirst(first, second, third);
        }
        yield familyFirst(first, "", (second + " " + third).strip()).readFrom(name.text(), "");
      }
      default -> throw tooManyCommas(name.latex());
    };
  }

  /** {@code given=Hanna, family=Moor, prefix=van der}, in any order. */
  private static SourceName keyed(List<LatexText> parts) {
    Map<String, String> values = new HashMap<>();
    for (LatexText part : parts) {
      Matcher keyed = KEYED.matcher(part.latex());
      if (keyed.matches()) {
        String value = keyed.group("value").replaceFirst("\"\\s*$", "");
        values.put(keyed.group("key"), LatexReader.line(value));
      }
    }
    return SourceName.person(
        values.getOrDefault("given", ""),
        values.getOrDefault("prefix", ""),
        values.getOrDefault("family", ""),
        values.getOrDefault("suffix", ""));
  }

  /** {@code von Family Jr}, {@code Jr}, {@code Given}. */
  private static SourceName familyFirst(LatexText name, String suffix, String given) {
    List<LatexText> words = name.words();
    int last = words.size() - 1;
    int family = afterParticles(words, 0, last);
    boolean suffixed =
        suffix.isEmpty() && last > family && SourceName.isGeneration(words.get(last).latex());
    return SourceName.person(
        given,
        text(words.subList(0, family)),
        text(words.subList(family, suffixed ? last : words.size())),
        suffixed ? words.get(last).latex() : suffix);
  }

  /** {@code Given von Family Jr}. A group may lack its braces. */
  private static SourceName givenFirst(LatexText name, String suffix) {
    List<LatexText> words = name.words();
    int end = words.size();
    String last = words.isEmpty() ? "" : words.getLast().latex();
    Matcher suffixed = SUFFIXED.matcher(last);
    if (suffix.isEmpty() && suffixed.matches() && SourceName.isGeneration(suffixed.group(2))) {
      String before = name.latex().substring(0, name.latex().lastIndexOf(last));
      return givenFirst(new LatexText(before + "{" + suffixed.group(1) + "}"), suffixed.group(2));
    }
    if (suffix.isEmpty() && GuessedName.isLikelyGroup(text(words))) {
      return SourceName.group(text(words));
    }
    if (suffix.isEmpty() && end > 1 && last.startsWith("(")) {
      return SourceName.whole(text(words));
    }
    if (end == 2 && words.stream().map(LatexText::latex).allMatch(SourceName::isEastAsian)) {
      return SourceName.person(last, "", words.getFirst().latex(), suffix);
    }
    if (suffix.isEmpty() && end > 2 && SourceName.isGeneration(last)) {
      end--;
    }
    int particle = 0;
    while (particle < end - 1 && !isParticle(words.get(particle))) {
      particle++;
    }
    int family = afterParticles(words, particle, end - 1);
    return SourceName.person(
        text(words.subList(0, particle)),
        text(words.subList(particle, family)),
        text(words.subList(family, end)),
        end < words.size() ? last : suffix);
  }

  private static int afterParticles(List<LatexText> words, int start, int last) {
    int family = start;
    while (family < last && isParticle(words.get(family))) {
      family++;
    }
    return family;
  }

  private static String text(List<LatexText> words) {
    return words.stream().map(LatexText::text).collect(Collectors.joining(" "));
  }

  /** A group of letters in braces has no case. */
  private static boolean isParticle(LatexText word) {
    return (!word.latex().startsWith("{") || word.latex().startsWith("{\\"))
        && SourceName.isParticle(word.text());
  }

  private static UnusableEntry tooManyCommas(String name) {
    return new UnusableEntry(
        "name `%s` has too many commas: names are separated by \" and \", groups stand in braces"
            .formatted(Excerpt.of(name)));
  }

  private static int separator(String latex, int i) {
    return isAnd(latex, i) ? AND.length() : isSemicolon(latex, i) ? 1 : 0;
  }

  /**
   * Whether a semicolon ends a word there or a name follows, or a sign of East Asia separates
   * names; the semicolon of an HTML entity is part of it.
   */
  private static boolean isSemicolon(String latex, int i) {
    char c = latex.charAt(i);
    return "、；，".indexOf(c) >= 0
        || (c == ';'
            && (isEndOrSpace(latex, i + 1) || Character.isUpperCase(latex.charAt(i + 1)))
            && !ENTITY.matcher(latex.substring(Math.max(0, i - 12), i)).find());
  }

  /** The length of an ampersand between spaces, as before the last name of a list. */
  private static int ampersand(String latex, int i) {
    int length = latex.startsWith("\\&", i) ? 2 : latex.charAt(i) == '&' ? 1 : 0;
    boolean apart =
        i > 0 && Character.isWhitespace(latex.charAt(i - 1)) && isEndOrSpace(latex, i + length);
    return apart ? length : 0;
  }

  private static boolean isEndOrSpace(String latex, int i) {
    return i == latex.length() || Character.isWhitespace(latex.charAt(i));
  }

  /** Whether the word is there; in capitals at the end, it is the family name And. */
  private static boolean isAnd(String latex, int i) {
    int end = i + AND.length();
    return latex.regionMatches(end < latex.length(), i, AND, 0, AND.length())
        && (i == 0 || Character.isWhitespace(latex.charAt(i - 1)))
        && isEndOrSpace(latex, end);
  }
}
