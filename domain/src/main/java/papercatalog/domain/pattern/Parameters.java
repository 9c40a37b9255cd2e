package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.model.AuthorPrefix;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.NamePrefix;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;

/**
 * The parameters that identify the subject of a request: the only way from texts to a typed key.
 *
 * @param query the query parameter of the sample, if the path has no parameters
 * @param onPages the value of the query parameter on a page that leaves it out
 * @param reader the key, or its violations
 * @param samples texts of a value that a test paper has
 */
public record Parameters<K>(
    List<PathParameter<?>> path,
    Optional<QueryParameter> query,
    Optional<String> onPages,
    KeyReader<K> reader,
    List<String> samples) {
  /** Returns the key; empty after adding all violations. */
  public interface KeyReader<K> {
    Optional<K> read(ParameterTexts texts, Violations violations);
  }

  public enum Nothing {
    NOTHING
  }

  public static final Parameters<Nothing> NONE = without((_, _) -> Optional.of(Nothing.NOTHING));

  static final Parameters<PaperId> PAPER = of(PathParameter.PAPER_ID);

  /** {@link QueryParameter#IDS}, in the query string. */
  static final Parameters<List<PaperId>> PAPERS =
      inQuery(QueryParameter.IDS, Optional.empty(), IdsReader::read, PAPER.samples().getFirst());

  /**
   * {@link QueryParameter#Q}, in the query string; without words every paper is found. The sample
   * is a word of a test paper.
   */
  static final Parameters<String> WORDS =
      inQuery(QueryParameter.Q, Optional.of(""), Parameters::words, "clocks");

  static final Parameters<PaperRevision> VERSION =
      of(PathParameter.PAPER_ID, PathParameter.REVISION, PaperRevision::new);

  /** One of {@link QueryParameter#IDENTIFIERS}, in the query string. The sample is a DOI. */
  static final Parameters<Identifier> IDENTIFIER =
      inQuery(
          QueryParameter.DOI, Optional.empty(), IdentifierReader::read, "10.1145/359545.359563");

  /** {@link QueryParameter#STARTS_WITH}, in the query string. A page without it shows A. */
  static final Parameters<AuthorPrefix> AUTHOR_PREFIX =
      inQuery(QueryParameter.STARTS_WITH, Optional.of("a"), Parameters::authorPrefix, "lam");

  /** {@link QueryParameter#STARTS_WITH}, in the query string; without it, all names. */
  static final Parameters<NamePrefix> NAME_PREFIX = without(Parameters::namePrefix);

  /** No request names the year of a partition of changes. */
  static final Parameters<Integer> UNNAMED_YEAR = without((_, _) -> Optional.empty());

  /** Reads the key of a request; empty after adding all violations. */
  public Optional<K> read(ParameterTexts texts, Violations violations) {
    return reader.read(texts, violations);
  }

  /** Whether a page has a subject without the query parameter. */
  public boolean hasPage() {
    return query.isEmpty() || onPages.isPresent();
  }

  static <T> Parameters<T> of(PathParameter<T> one) {
    return new Parameters<>(
        List.of(one),
        Optional.empty(),
        Optional.empty(),
        (texts, violations) -> texts.read(one, violations),
        List.of(one.sample()));
  }

  private static <T> Parameters<T> without(KeyReader<T> reader) {
    return new Parameters<>(List.of(), Optional.empty(), Optional.empty(), reader, List.of());
  }

  private static <T> Parameters<T> inQuery(
      QueryParameter parameter, Optional<String> onPages, KeyReader<T> reader, String sample) {
    return new Parameters<>(List.of(), Optional.of(parameter), onPages, reader, List.of(sample));
  }

  private static <A, B, K> Parameters<K> of(
      PathParameter<A> first, PathParameter<B> second, BiFunction<A, B, K> type) {
    return new Parameters<>(
        List.of(first, second),
        Optional.empty(),
        Optional.empty(),
        (texts, violations) -> {
          Optional<A> one = texts.read(first, violations);
          Optional<B> other = texts.read(second, violations);
          return one.flatMap(a -> other.map(b -> type.apply(a, b)));
        },
        List.of(first.sample(), second.sample()));
  }

  private static Optional<AuthorPrefix> authorPrefix(ParameterTexts texts, Violations violations) {
    String typed = texts.query().getOrDefault(QueryParameter.STARTS_WITH.text(), "");
    return violations.value(QueryParameter.STARTS_WITH, typed, AuthorPrefix::of);
  }

  private static Optional<NamePrefix> namePrefix(ParameterTexts texts, Violations violations) {
    String typed = texts.query().getOrDefault(QueryParameter.STARTS_WITH.text(), "");
    return violations.value(QueryParameter.STARTS_WITH, typed, NamePrefix::of);
  }

  private static Optional<String> words(ParameterTexts texts, Violations violations) {
    String words = texts.query().getOrDefault(QueryParameter.Q.text(), "");
    if (words.length() > SearchPattern.LONGEST_QUERY) {
      violations.add(QueryParameter.Q.text(), QueryParameter.Q.rule());
      return Optional.empty();
    }
    return Optional.of(words);
  }
}
