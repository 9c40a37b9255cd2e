package papercatalog.citations.style;

import static papercatalog.citations.style.ProcessorInput.*;

import module java.base;

/** Corrects the citation that the processor prints of {@link ProcessorInput}. */
final class ProcessorOutput {
  private static final String END = "\\s*" + GIVEN_END.charAt(0) + "[. ]*-";
  private static final String FAMILY = PARTICLE + "([^" + PARTICLE_END + "]*)" + PARTICLE_END + " ";
  private static final Pattern MOVED =
      Pattern.compile("[\\u2570-\\u272f](?=[\\u2570-\\u272f\\s.’'-]*" + END + ")");
  private static final Pattern NATURAL = Pattern.compile(END + " " + FAMILY);

  /** Groups: particle, family name, suffix, separator, given names, period. */
  private static final Pattern INVERTED =
      Pattern.compile(
          (FAMILY + "([^%1$s]*?)(?: %2$s([^%3$s]*)%3$s(\\P{L}+)([^%1$s]*?))?" + END + "(\\.?)")
              .formatted(PARTICLE + SUFFIX + GIVEN_END.charAt(0), SUFFIX, SUFFIX_END));

  private static final Pattern BARE =
      Pattern.compile("%s[^%s]*".formatted(ProcessorStyle.BARE, ProcessorStyle.BARE_END));
  private static final Pattern INNER_WORD =
      Pattern.compile("\\s*%1$s([^%1$s]*)%1$s\\.*\\s*".formatted(INNER));
  private static final Pattern NESTED = Pattern.compile("(“[^“”]*)“([^“”]*)”(?=[^”]*”)");
  private static final Pattern MARKS =
      Pattern.compile("%s|[%s%s-%s]".formatted(LITERAL, CASELESS, NAMED, ProcessorStyle.BARE_END));
  private static final Pattern SIGN = Pattern.compile("([\\uE100-\\uE1BF])(?:(?<=\\uE12E)\\.)?");

  private ProcessorOutput() {}

  /** Americans put full stops and commas into quotations. */
  static String corrected(String text, boolean american) {
    String names = MOVED.matcher(text).replaceAll(ProcessorOutput::letter);
    names = NATURAL.matcher(names).replaceAll(ProcessorOutput::natural);
    names = INVERTED.matcher(names).replaceAll(ProcessorOutput::inverted);
    names = INNER_WORD.matcher(names).replaceAll(" $1 ");
    String signs =
        BARE.matcher(names)
            .replaceAll(it -> Matcher.quoteReplacement(it.group().replace(".", "")))
            .replaceAll("(?:&|and) " + LAST, LAST)
            .replaceAll("(?:(?:&|and|…) )*" + OTHERS + "\\.?", "et al.")
            .replace("." + SUFFIX_END + ".", ".")
            .replaceAll("\\([;,] ", "(")
            .replaceAll("([.,;]) [.,;] ", "$1 ")
            .replace(" , ", ", ")
            .replaceAll("([.,])([”’])\\1", "$1$2")
            .replace(ZERO, "0")
            .replace(DASH, "–");
    String signed =
        SIGN.matcher(signs)
            .replaceAll(
                sign ->
                    Matcher.quoteReplacement(
                        Character.toString(sign.group(1).charAt(0) - TO_PRIVATE)));
    String quoted = quoted(MARKS.matcher(signed).replaceAll(""));
    return american ? quoted.replaceAll("(?<![.,])”([.,])", "$1”") : quoted;
  }

  private static String letter(MatchResult moved) {
    return Character.toString(moved.group().charAt(0) - TO_SYMBOLS);
  }

  private static String natural(MatchResult name) {
    String particle = name.group(1);
    return Matcher.quoteReplacement(" " + particle + (particle.matches("|.*[’-]") ? "" : " "));
  }

  /** {@code Humboldt, A. von}, {@code King, M. L., Jr.} */
  private static String inverted(MatchResult name) {
    String suffix = Objects.toString(name.group(3), "");
    String separator = Objects.toString(name.group(4), "");
    String inverted =
        name.group(2)
            + separator
            + Objects.toString(name.group(5), "")
            + (name.group(1).isEmpty() ? "" : " " + name.group(1))
            + separator
            + (separator.isBlank() ? suffix.replace(".", "") : suffix);
    return Matcher.quoteReplacement(inverted.endsWith(".") ? inverted : inverted + name.group(6));
  }

  /** Quotation marks within others are single ones. */
  private static String quoted(String text) {
    String single = NESTED.matcher(text).replaceFirst("$1‘$2’");
    return single.equals(text) ? text : quoted(single);
  }
}
