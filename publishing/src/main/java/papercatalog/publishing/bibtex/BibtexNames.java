package papercatalog.publishing.bibtex;

import module java.base;

import papercatalog.citations.paper.GuessedName;
import papercatalog.publishing.citation.NameSigns;
import papercatalog.publishing.citation.SourceName;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.latex.LatexReader;
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
    String latex =
        EDITORS
            .matcher(THIN_SPACE.matcher(field.replace('\u00a0', ' ')).replaceAll("~"))
            .replaceAll("");
    List<String> names =
        split(latex, i -> isAnd(latex, i) ? AND.length() : isSemicolon(latex, i) ? 1 : 0).stream()
            .map(part -> COMMAS.matcher(part).replaceFirst(""))
            .filter(part -> !part.isEmpty() && !OPTION.matcher(part).matches())
            .toList();
    boolean initialed = areInitialed(names);
    return (isCommaList(names) ? commaParts(names.getFirst() + "," + names.getLast()) : names)
        .stream()
            .flatMap(part -> names(part, initialed))
            .map(name -> isCommaList(names) ? name.readFrom(LatexReader.line(latex), "") : name)
            .filter(name -> !name.printed().isBlank())
            .toList();
  }

  /** Whether it is {@code Ruth Vale, Hanna Moor and Karl Lind}: a comma between whole names. */
  private static boolean isCommaList(List<String> names) {
    return names.size() == 2
        && names.getLast().indexOf(',') < 0
        && isWhole(names.getLast())
        && !isParticle(names.getFirst())
        && !IBERIAN.matcher(LatexReader.line(names.getFirst())).find()
        && commaParts(names.getFirst()).size() > 1
        && commaParts(names.getFirst()).stream().allMatch(BibtexNames::isPerson);
  }

  /** Whether a text between commas has a given name and a family name in words with capitals. */
  private static boolean isPerson(String latex) {
    return words(latex).size() > 1 && words(latex).stream().allMatch(IS_NAME);
  }

  /** Whether all names are as in {@code Rao SR and Lee K}: a family name is no single letter. */
  private static boolean areInitialed(List<String> names) {
    List<String> all =
        names.stream()
            .map(part -> SourceName.whole(part).beforeOthers().orElse(part))
            .flatMap(part -> commaParts(part).stream())
            .toList();
    return (all.size() > 1 || !all.equals(names))
        && all.stream().allMatch(BibtexNames::isInitialed)
        && all.stream().anyMatch(APART.asMatchPredicate());
  }

  private static List<String> commaParts(String latex) {
    return split(latex, i -> latex.charAt(i) == ',' ? 1 : ampersand(latex, i)).stream()
        .filter(part -> !part.isEmpty())
        .toList();
  }

  /** A name, or a list with commas, and another name for {@code et al.} */
  private static Stream<SourceName> names(String latex, boolean initialed) {
    String bare = unformatted(latex);
    if (!bare.equals(latex)) {
      return names(bare, initialed);
    }
    if (isInBraces(latex)) {
      return Stream.of(SourceName.group(LatexReader.line(latex)));
    }
    return SourceName.whole(LatexReader.line(latex))
        .beforeOthers()
        .map(names -> Stream.concat(listed(names, initialed), Stream.of(SourceName.OTHERS)))
        .orElseGet(() -> listed(latex, initialed));
  }

  private static String unformatted(String latex) {
    Matcher formatted = FORMATTED.matcher(latex);
    String braces = formatted.matches() ? formatted.replaceFirst("$1$2$3") : "";
    return isInBraces(braces) ? braces.substring(1, braces.length() - 1) : latex;
  }

  /**
   * A name, or several between commas or ampersands: whole ones, or all as in {@code Vale, J.,
   * Moss, B.}
   */
  private static Stream<SourceName> listed(String latex, boolean inList) {
    List<String> parts = commaParts(latex);
    boolean initialed = parts.stream().allMatch(BibtexNames::isInitialed);
    boolean two =
        parts.size() < 3
            && (latex.indexOf(',') >= 0 || parts.stream().anyMatch(GuessedName::isLikelyGroup));
    boolean listed =
        initialed
            || parts.stream()
                .allMatch(
                    part ->
                        two
                            ? INITIALS_FIRST.matcher(LatexReader.line(part)).matches()
                            : isWhole(part));
    if (listed && (parts.size() > 1 || inList || latex.endsWith("."))) {
      return parts.stream()
          .map(
              part ->
                  name(
                      initialed
                          ? INITIALED.matcher(LatexReader.line(part)).replaceAll("$1, $2")
                          : unformatted(part)));
    }
    return parts.size() > 2 && isInPairs(parts)
        ? IntStream.range(0, parts.size() / 2)
            .mapToObj(i -> name(parts.get(2 * i) + ", " + parts.get(2 * i + 1)))
        : Stream.of(name(latex));
  }

  private static boolean isInitialed(String latex) {
    Matcher name = INITIALED.matcher(LatexReader.line(latex));
    return !isInBraces(latex)
        && name.matches()
        && !SourceName.isGeneration(name.group(2))
        && !GuessedName.isLikelyGroup(name.group());
  }

  private static boolean isInPairs(List<String> parts) {
    return parts.size() % 2 == 0
        && parts.stream().noneMatch(part -> part.startsWith("."))
        && IntStream.range(0, parts.size())
            .allMatch(i -> INITIALS_ONLY.matcher(parts.get(i)).matches() == (i % 2 == 1));
  }

  /** Whether a text between commas is no part of a name, but a name. */
  private static boolean isWhole(String latex) {
    return (words(latex).size() > 1 && latex.indexOf('=') < 0)
        || (latex.length() > 1 && SourceName.isEastAsian(latex));
  }

  private static SourceName name(String latex) {
    NameSigns signs =
        latex.chars().filter(c -> c == ',').count() > 2
            ? new NameSigns(latex, "")
            : NameSigns.of(latex);
    SourceName name = parsed(signs.name());
    return signs.name().equals(latex)
        ? name
        : name.readFrom(LatexReader.line(latex), signs.number());
  }

  private static SourceName parsed(String latex) {
    List<String> parts = split(latex, i -> latex.charAt(i) == ',' ? 1 : 0);
    if (latex.contains("family") && parts.stream().allMatch(KEYED.asMatchPredicate())) {
      return keyed(parts);
    }
    String second = parts.size() > 1 ? LatexReader.line(parts.get(1)) : "";
    return switch (parts.size()) {
      case 1 -> givenFirst(parts.getFirst(), "");
      case 2 ->
          SourceName.isGeneration(second)
                  || (SourceName.isSuffix(second)
                      && !second.matches("\\p{Lu}\\.?")
                      && INITIALS_FIRST.matcher(parts.getFirst()).matches())
              ? givenFirst(parts.getFirst(), second)
              : familyFirst(parts.getFirst(), "", second);
      case 3 -> {
        String third = LatexReader.line(parts.get(2));
        boolean ends = SourceName.isGeneration(third) || third.matches("M\\.?D\\.?");
        if (ends && !SourceName.isGeneration(second)) {
          yield familyFirst(parts.getFirst(), third, second);
        } else if (SourceName.isSuffix(second)) {
          yield familyFirst(parts.getFirst(), second, third);
        }
        yield familyFirst(parts.getFirst(), "", (second + " " + third).strip())
            .readFrom(LatexReader.line(latex), "");
      }
      default -> throw tooManyCommas(latex);
    };
  }

  /** {@code given=Hanna, family=Moor, prefix=van der}, in any order. */
  private static SourceName keyed(List<String> parts) {
    Map<String, String> values = new HashMap<>();
    for (String part : parts) {
      Matcher keyed = KEYED.matcher(part);
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
  private static SourceName familyFirst(String latex, String suffix, String given) {
    List<String> words = words(latex);
    int family = 0;
    while (family < words.size() - 1 && isParticle(words.get(family))) {
      family++;
    }
    int last = words.size() - 1;
    boolean suffixed =
        suffix.isEmpty() && last > family && SourceName.isGeneration(words.get(last));
    return SourceName.person(
        given,
        text(words.subList(0, family)),
        text(words.subList(family, suffixed ? last : words.size())),
        suffixed ? words.get(last) : suffix);
  }

  /** {@code Given von Family Jr}. A group may lack its braces. */
  private static SourceName givenFirst(String latex, String suffix) {
    List<String> words = words(latex);
    int end = words.size();
    Matcher suffixed = SUFFIXED.matcher(words.isEmpty() ? "" : words.getLast());
    if (suffix.isEmpty() && suffixed.matches() && SourceName.isGeneration(suffixed.group(2))) {
      return givenFirst(
          latex.substring(0, latex.lastIndexOf(words.getLast())) + "{" + suffixed.group(1) + "}",
          suffixed.group(2));
    }
    if (suffix.isEmpty() && GuessedName.isLikelyGroup(text(words))) {
      return SourceName.group(text(words));
    }
    if (suffix.isEmpty() && end > 1 && words.getLast().startsWith("(")) {
      return SourceName.whole(text(words));
    }
    if (end == 2 && words.stream().allMatch(SourceName::isEastAsian)) {
      return SourceName.person(words.getLast(), "", words.getFirst(), suffix);
    }
    if (suffix.isEmpty() && end > 2 && SourceName.isGeneration(words.getLast())) {
      end--;
    }
    int particle = 0;
    while (particle < end - 1 && !isParticle(words.get(particle))) {
      particle++;
    }
    int family = particle;
    while (family < end - 1 && isParticle(words.get(family))) {
      family++;
    }
    return SourceName.person(
        text(words.subList(0, particle)),
        text(words.subList(particle, family)),
        text(words.subList(family, end)),
        end < words.size() ? words.get(end) : suffix);
  }

  private static String text(List<String> words) {
    return words.stream().map(LatexReader::line).collect(Collectors.joining(" "));
  }

  /** A group of letters in braces has no case. */
  private static boolean isParticle(String word) {
    return (!word.startsWith("{") || word.startsWith("{\\"))
        && SourceName.isParticle(LatexReader.line(word));
  }

  /**
   * The words outside of braces; the space that ends a command, as in {@code \\L ukasz}, is none.
   */
  private static List<String> words(String latex) {
    return split(latex, i -> isSpace(latex, i) ? 1 : 0).stream()
        .filter(word -> !word.isEmpty())
        .toList();
  }

  private static boolean isSpace(String latex, int i) {
    char c = latex.charAt(i);
    if (c == '~') {
      return i == 0 || latex.charAt(i - 1) != '\\';
    }
    int start = i;
    while (Character.isWhitespace(c) && start > 0 && Character.isLetter(latex.charAt(start - 1))) {
      start--;
    }
    boolean endsCommand = start < i && start > 0 && latex.charAt(start - 1) == '\\';
    return Character.isWhitespace(c) && !endsCommand;
  }

  private static UnusableEntry tooManyCommas(String name) {
    return new UnusableEntry(
        "name `%s` has too many commas: names are separated by \" and \", groups stand in braces"
            .formatted(Excerpt.of(name)));
  }

  static boolean isInBraces(String name) {
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
