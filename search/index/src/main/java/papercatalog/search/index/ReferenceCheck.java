package papercatalog.search.index;

import module java.base;

import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.NamedConstant;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Status;
import papercatalog.search.index.Words.Word;

/** The differences between a printed reference and the paper that it means. */
public final class ReferenceCheck {
  private static final Pattern DOI = Pattern.compile("(?i)\\b10\\.\\d{4,9}/[^\\s\"<>{}]+");

  /** What has numbers that are no years. */
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?i)(https?:|doi:|arxiv:)\\s?\\S+|\\b10\\.\\d{4,9}/\\S+|\\b\\d{4}\\.\\d{4,5}\\b");

  private static final Pattern YEAR =
      Pattern.compile("(?<![\\d\\p{Pd}])(1[5-9]|20)\\d\\d(?!\\d|\\p{Pd}\\d)");
  private static final Pattern OTHERS =
      Pattern.compile("(?i)\\bet\\s+al\\b|\\bu\\.\\s?a\\.|\\bothers\\b|\\.\\s?\\.\\s?\\.|…");

  /** A preprint has a DOI of its own, of its arXiv id. */
  private static final String OF_ARXIV = "10.48550/arxiv.";

  private static final int SHOWN = 5;

  private final String text;
  private final Paper paper;
  private final List<String> words;

  public enum ReferencePart implements NamedConstant {
    YEAR,
    FIRST_AUTHOR,
    MISSING_AUTHORS,
    DOI,
    RETRACTED
  }

  /** A difference; the reference is empty where it lacks the value of the paper. */
  public record Mismatch(ReferencePart kind, String reference, String paper) {
    @Override
    public String toString() {
      return switch (kind) {
        case YEAR -> "year %s instead of %s".formatted(reference, paper);
        case FIRST_AUTHOR -> "the first author is " + paper;
        case MISSING_AUTHORS -> "without " + paper;
        case DOI -> "DOI %s instead of %s".formatted(reference, paper);
        case RETRACTED -> "the paper is retracted";
      };
    }
  }

  private ReferenceCheck(String text, Paper paper) {
    this.text = text;
    this.paper = paper;
    this.words = withoutTitle();
  }

  public static List<Mismatch> of(String reference, Paper paper) {
    ReferenceCheck check = new ReferenceCheck(reference, paper);
    List<Mismatch> differences = new ArrayList<>();
    check.year().ifPresent(differences::add);
    differences.addAll(check.authors());
    check.doi().ifPresent(differences::add);
    if (paper.status() == Status.RETRACTED) {
      differences.add(new Mismatch(ReferencePart.RETRACTED, "", paper.status().text()));
    }
    return differences;
  }

  /** A title may have a year and names. */
  private List<String> withoutTitle() {
    List<String> all = american(text);
    for (String title : List.of(paper.fullTitle(), paper.title())) {
      List<String> words = american(title);
      int at = words.isEmpty() ? -1 : Collections.indexOfSubList(all, words);
      if (at >= 0) {
        all.subList(at, at + words.size()).clear();
        return all;
      }
    }
    return all;
  }

  private Optional<Mismatch> year() {
    String year = paper.published().text().substring(0, 4);
    List<String> years =
        YEAR.matcher(ADDRESS.matcher(text).replaceAll(" "))
            .results()
            .map(MatchResult::group)
            .filter(words::contains) // else it is in the title
            .toList();
    return years.isEmpty() || words.contains(year)
        ? Optional.empty()
        : Optional.of(new Mismatch(ReferencePart.YEAR, years.getFirst(), year));
  }

  private List<Mismatch> authors() {
    List<Authorship> authors = paper.authors();
    List<String> names = plain(words);
    List<Integer> places = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (Authorship author : authors) {
      int place = names.indexOf(familyName(author));
      if (place >= 0) {
        places.add(place);
      } else {
        missing.add(author.name());
      }
    }
    List<Mismatch> differences = new ArrayList<>();
    String first = authors.getFirst().name();
    boolean named = !missing.contains(first);
    if (!places.isEmpty() && (!named || Collections.min(places) < places.getFirst())) {
      differences.add(new Mismatch(ReferencePart.FIRST_AUTHOR, "", first));
    }
    boolean shortened = OTHERS.matcher(text).find() && !places.isEmpty();
    if (!shortened && !missing.isEmpty()) {
      String shown = missing.stream().limit(SHOWN).collect(Collectors.joining(", "));
      int more = missing.size() - SHOWN;
      differences.add(
          new Mismatch(
              ReferencePart.MISSING_AUTHORS,
              "",
              more > 0 ? shown + " and " + more + " more" : shown));
    }
    return differences;
  }

  private static String familyName(Authorship author) {
    List<String> name =
        plain(american(author.person().map(PersonName::family).orElse(author.name())));
    return name.isEmpty() ? "" : name.getLast();
  }

  private Optional<Mismatch> doi() {
    Optional<String> own = doi(paper.identifiers().getOrDefault("doi", ""));
    Optional<String> given =
        DOI.matcher(text)
            .results()
            .map(it -> trimmed(it.group()))
            .findFirst()
            .flatMap(ReferenceCheck::doi);
    return own.isEmpty() || given.isEmpty() || given.equals(own) || given.get().startsWith(OF_ARXIV)
        ? Optional.empty()
        : Optional.of(new Mismatch(ReferencePart.DOI, given.get(), own.get()));
  }

  private static Optional<String> doi(String text) {
    try {
      return Optional.of(Identifier.of(IdentifierScheme.DOI, text).value());
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }

  /** A DOI without the marks that end a sentence or a bracket around it. */
  private static String trimmed(String doi) {
    int end = doi.length();
    while (".,;:'])".indexOf(doi.charAt(end - 1)) >= 0 && !closesAnother(doi.substring(0, end))) {
      end--;
    }
    return doi.substring(0, end);
  }

  /** Whether a DOI ends with the second half of its own brackets. */
  private static boolean closesAnother(String doi) {
    return doi.endsWith(")")
        && doi.chars().filter(c -> c == '(').count() >= doi.chars().filter(c -> c == ')').count();
  }

  /** Words in which Müller and Mueller are the same. */
  private static List<String> plain(List<String> words) {
    return words.stream()
        .map(it -> it.replace("ae", "a").replace("oe", "o").replace("ue", "u"))
        .toList();
  }

  private static List<String> american(String text) {
    List<String> words = new ArrayList<>();
    for (Word word : Words.of(text)) {
      words.add(Stems.american(word.text()));
    }
    return words;
  }
}
