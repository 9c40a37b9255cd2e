package papercatalog.publishing.citation;

import module java.base;

/**
 * What stands next to a name and is no part of it: marks of footnotes, dblp's number of a namesake,
 * and signs that forms of two names put in the place of the second.
 *
 * @param name the name without them; as it was if nothing else is left
 * @param number of the namesake, or empty
 */
public record NameSigns(String name, String number) {
  /** A longer text is no name, and takes time by the square of its length. */
  private static final int LONGEST = 1_000;

  private static final Pattern MARKS =
      Pattern.compile(
          "(?:[\\s~]*(?:\\$\\s*\\^[^$]*\\$|\\\\textsuperscript\\s*\\{(?!(?:st|nd|rd|th)})[^{}]*}"
              + "|\\\\footnote(?:mark)?(?:\\[\\w+])?(?:\\{[^{}]*})?|\\\\d?dag(?:ger)?(?![a-z])(?:\\{})?"
              + "|<[^<>@\\s]+@[^<>\\s]+>|[*†‡§¶∗⁎✉¹²³⁰⁴-⁹]))+[\\s~]*(?=,|$)");
  private static final Pattern NUMBER = Pattern.compile("[\\s~]+(0\\d{3})(?=,|$)");
  private static final String NONE = "(?:[.–—_?-]+|FNU|LNU|[Nn]/[Aa]|\\(?null\\)?)";
  private static final Pattern PLACEHOLDER =
      Pattern.compile(
          "(?:^|(?<=,))[\\s~]*%1$s(?=[\\s~,]|$)|[\\s~]+%1$s(?=,|$)|(?<=\\.)[\\s~]+\\.(?=[\\s~])"
              .formatted(NONE));

  /** Reads a name as text or TeX. */
  public static NameSigns of(String text) {
    if (text.length() > LONGEST) {
      return new NameSigns(text, "");
    }
    String unmarked = MARKS.matcher(text).replaceAll("");
    Matcher number = NUMBER.matcher(unmarked);
    String namesake = number.find() ? number.group(1) : "";
    String name = PLACEHOLDER.matcher(number.replaceFirst("")).replaceAll("");
    String rest = name.replaceAll("^[\\s,~]+|[\\s,~]+$", "");
    return rest.codePoints().anyMatch(Character::isLetter) && !name.equals(text)
        ? new NameSigns(rest, namesake)
        : new NameSigns(text, "");
  }
}
