package papercatalog.publishing.citation;

import module java.base;

import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.GroupName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.NameParts;
import papercatalog.domain.model.Orcid;
import papercatalog.domain.model.PersonName;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.text.Excerpt;

/**
 * A name in a bibliography.
 *
 * @param printed with the given name first, or as the language of the name has it
 * @param parts empty if the entry does not split the name
 * @param affiliations at most as many as an author may have
 * @param number of the namesake, which belongs to the handle; empty without one
 * @param source the text of the entry, if it has been read otherwise than by the grammar
 */
public record SourceName(
    String printed,
    Optional<NameParts> parts,
    Optional<String> orcid,
    List<Affiliation> affiliations,
    String number,
    Optional<String> source) {
  public static final SourceName OTHERS = whole("others");

  private static final Pattern EAST_ASIAN =
      Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}\\p{IsBopomofo}ー]+");
  private static final Pattern ORCID =
      Pattern.compile("^(?:.*\\D)?(\\d{4})-?(\\d{4})-?(\\d{4})-?(\\d{3}[\\dXx])/?$");
  private static final Pattern SUFFIX =
      Pattern.compile(
          "(?iU)(?:junior|senior|júnior|filho|neto|sobrinho|hijo|fils|[IVX]{1,4}"
              + "|[1-9](?:st|nd|rd|th)|m\\.?d|(?-i:\\p{Lu}{1,3})|(?:\\p{L}{1,3}\\.){1,9})\\.?"
              + "|(?-i:\\p{Ll}.*)");
  private static final Pattern GENERATION =
      Pattern.compile(
          "[JjSs]r\\.?|II|III|IV|[2-9](?:nd|rd|th)|(?i:ph\\.?\\s?d|[bm](?:\\.\\s?)?sc|esq)\\.?");
  private static final Pattern SUFFIX_IN_GIVEN =
      Pattern.compile("(?<given>.+?)(?:,!?\\s*|\\s(?=(?:" + GENERATION + ")$))(?<suffix>[^,]+)");
  private static final Pattern PARTICLE =
      Pattern.compile("(?<particle>\\p{Ll}{1,2}['’])(?<family>\\p{Lu}.*)");
  private static final Pattern GIVEN_PARTICLE = Pattern.compile("(.*\\S)\\s+(\\p{Ll}+['’-])");
  private static final Pattern AND_OTHERS =
      Pattern.compile(
          "(?i)(?:(?!(?:many|\\d+)\\s+(?:others|more))(?<before>.*[^\\s,]),?\\s+)?(?:(?:and|&)\\s+)?"
              + "(?:\\\\?et\\.?\\s*al(?:ii)?\\.?|(?:(?:many|\\d+)\\s+)?others|\\d+\\s+more(?:\\s+authors?)?"
              + "|(?-i:u\\.\\s?a)|und\\s+andere|et\\s+autres|y\\s+otros|и\\s+др|等|\\.{3}|…)\\.?");

  public static SourceName group(String text) {
    return new SourceName(text, Optional.of(new GroupName()));
  }

  /** A name that the entry does not split. */
  public static SourceName whole(String text) {
    return new SourceName(text, Optional.empty());
  }

  private SourceName(String printed, Optional<NameParts> parts) {
    this(printed, parts, Optional.empty(), List.of(), "", Optional.empty());
  }

  /**
   * A person. A text is empty if the entry lacks it. A single word in a script of East Asia holds
   * both names.
   */
  public static SourceName person(String given, String particle, String family, String suffix) {
    Matcher joined = PARTICLE.matcher(family);
    Matcher trailing = SUFFIX_IN_GIVEN.matcher(given);
    if (joined.matches() && (particle.isEmpty() || isParticle(particle))) {
      String whole = (particle + " " + joined.group("particle")).strip();
      return person(given, whole, joined.group("family"), suffix);
    }
    if (suffix.isEmpty() && trailing.matches() && isSuffix(trailing.group("suffix"))) {
      return person(trailing.group("given"), particle, family, trailing.group("suffix"));
    }
    if (!particle.isEmpty() && !isParticle(particle)) {
      return person(given, "", particle + " " + family, suffix);
    }
    Matcher hyphenated = GIVEN_PARTICLE.matcher(given);
    if (particle.isEmpty() && hyphenated.matches()) {
      return person(hyphenated.group(1), hyphenated.group(2), family, suffix);
    }
    boolean eastAsian = isEastAsian(given + family);
    if (given.isEmpty() && (family.isEmpty() || eastAsian)) {
      return whole(family);
    }
    if (family.isEmpty()) {
      return person("", particle, given, suffix);
    }
    if (family.codePoints().noneMatch(Character::isLetter)) {
      return whole((given + " " + family).strip());
    }
    PersonName person = new PersonName(present(given), present(particle), family, present(suffix));
    String printed =
        eastAsian
            ? family + given
            : Stream.of(given, person.fullFamily(), suffix)
                .filter(Predicate.not(String::isEmpty))
                .collect(Collectors.joining(" "));
    return new SourceName(printed, Optional.of(person));
  }

  /** A copy that was read from another text, with the number of the namesake. */
  public SourceName readFrom(String text, String namesake) {
    return new SourceName(printed, parts, orcid, affiliations, namesake, Optional.of(text));
  }

  public SourceName with(List<Affiliation> other) {
    return new SourceName(printed, parts, orcid, other, number, source);
  }

  /** The name that makes the handle. */
  String identity() {
    return number.isEmpty() ? printed : printed + " " + number;
  }

  /** Whether the first letter is in lower case, as in {@code van} and {@code 't}. */
  public static boolean isParticle(String text) {
    String letters = text.replaceFirst("^['’]", "");
    return !letters.isEmpty() && Character.isLowerCase(letters.codePointAt(0));
  }

  /** Whether a text is in a script in which the family name comes first. */
  public static boolean isEastAsian(String text) {
    return EAST_ASIAN.matcher(text).matches();
  }

  /** Whether a text between a family name and a given name is no other person's name. */
  public static boolean isSuffix(String text) {
    return text.isEmpty() || isGeneration(text) || SUFFIX.matcher(text).matches();
  }

  /** Whether a text can only be a suffix. */
  public static boolean isGeneration(String text) {
    return GENERATION.matcher(text).matches();
  }

  /** The name without a final {@code et al.}; empty without one. */
  public Optional<String> beforeOthers() {
    Matcher others = AND_OTHERS.matcher(printed);
    return others.matches()
        ? Optional.of(Objects.requireNonNullElse(others.group("before"), ""))
        : Optional.empty();
  }

  String family() {
    return parts
        .filter(PersonName.class::isInstance)
        .map(PersonName.class::cast)
        .map(PersonName::family)
        .orElse(printed);
  }

  /**
   * A copy with an ORCID iD, if it is valid. Crossref writes an address; some programs write only
   * digits, or words before them.
   */
  public SourceName withOrcid(Optional<String> text, List<Notice> notices) {
    Optional<String> iD =
        text.map(it -> ORCID.matcher(it).replaceFirst("$1-$2-$3-$4").replace('x', 'X'));
    try {
      iD.ifPresent(Orcid::requireChecked);
      return new SourceName(printed, parts, iD, affiliations, number, source);
    } catch (InvalidValue invalid) {
      notices.add(
          NoticeKind.FIELD_LEFT_OUT.notice(
              "ORCID `%s` left out: it %s", Excerpt.of(iD.orElse("")), invalid.rule()));
      return this;
    }
  }

  private static Optional<String> present(String text) {
    return Optional.of(text).filter(Predicate.not(String::isEmpty));
  }
}
