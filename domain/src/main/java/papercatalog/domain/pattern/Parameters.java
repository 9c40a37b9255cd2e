package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;

/**
 * The parameters that identify the subject of a request.
 *
 * @param type takes texts that match the grammars
 * @param samples texts of a value that a test paper has
 */
public record Parameters<K>(
    List<PathParameter<?>> path, Function<List<String>, K> type, List<String> samples) {
  public enum Nothing {
    NOTHING
  }

  static final Parameters<Nothing> NONE =
      new Parameters<>(List.of(), _ -> Nothing.NOTHING, List.of());
  static final Parameters<PaperId> PAPER = of(PathParameter.PAPER_ID);

  /** {@link QueryParameter#IDS}, in the query string. */
  static final Parameters<List<PaperId>> PAPERS =
      new Parameters<>(List.of(), ids -> ids.stream().map(PaperId::new).toList(), PAPER.samples());

  /** {@link QueryParameter#Q}, in the query string. The sample is a word of a test paper. */
  static final Parameters<String> WORDS =
      new Parameters<>(List.of(), List::getFirst, List.of("clocks"));

  static final Parameters<PaperRevision> VERSION =
      of(PathParameter.PAPER_ID, PathParameter.REVISION, PaperRevision::new);

  /** One of {@link QueryParameter#IDENTIFIERS}, in the query string. The sample is a DOI. */
  static final Parameters<Identifier> IDENTIFIER =
      new Parameters<>(
          List.of(),
          doi -> Identifier.of(IdentifierScheme.DOI, doi.getFirst()),
          List.of("10.1145/359545.359563"));

  static <T> Parameters<T> of(PathParameter<T> one) {
    return new Parameters<>(
        List.of(one), values -> one.type().apply(values.getFirst()), List.of(one.sample()));
  }

  private static <A, B, K> Parameters<K> of(
      PathParameter<A> first, PathParameter<B> second, BiFunction<A, B, K> type) {
    return new Parameters<>(
        List.of(first, second),
        values -> type.apply(first.type().apply(values.get(0)), second.type().apply(values.get(1))),
        List.of(first.sample(), second.sample()));
  }
}
