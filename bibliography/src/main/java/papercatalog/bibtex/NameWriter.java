package papercatalog.bibtex;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import papercatalog.latex.LatexWriter;

/**
 * Names as BibTeX wants them: {@code Family, Given} for people, in braces where the parts are not
 * known, as those of groups.
 */
final class NameWriter {
  private static final Pattern WORDS =
      Pattern.compile("[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+)+");
  private static final Pattern SUFFIX = Pattern.compile("(?:Jr|Sr)\\.?|II|III|IV");
  private static final Pattern SPECIAL =
      Pattern.compile(
          "(?i).*\\b(?:and|others|the|of|for|team|group|consortium|collaboration)\\b.*|.*--.*");

  private NameWriter() {}

  /** The names of one field. */
  static String names(List<String> names) {
    return names.stream().map(NameWriter::name).collect(Collectors.joining(" and "));
  }

  private static String name(String name) {
    if (!WORDS.matcher(name).matches() || SPECIAL.matcher(name).matches()) {
      return "{" + LatexWriter.text(name) + "}";
    }
    List<String> words = List.of(name.split(" "));
    boolean suffixed = words.size() > 2 && SUFFIX.matcher(words.getLast()).matches();
    List<String> person = suffixed ? words.subList(0, words.size() - 1) : words;
    int family = familyStart(person);
    String given = text(person.subList(0, family));
    if (SUFFIX.matcher(given).matches()) {
      return "{" + LatexWriter.text(name) + "}";
    }
    String suffix = suffixed ? ", " + words.getLast() : "";
    return text(person.subList(family, person.size())) + suffix + ", " + given;
  }

  /** The family name is the last word, and the words in lower case before it, as "van der". */
  private static int familyStart(List<String> words) {
    int start = words.size() - 1;
    while (start > 1 && Character.isLowerCase(words.get(start - 1).codePointAt(0))) {
      start--;
    }
    return start;
  }

  private static String text(List<String> words) {
    return LatexWriter.text(String.join(" ", words));
  }
}
