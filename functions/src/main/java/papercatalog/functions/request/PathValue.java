package papercatalog.functions.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import papercatalog.domain.error.InvalidParameters;
import papercatalog.domain.error.InvalidParameters.Violation;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PaperRevision;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.PathParameter;

/**
 * What a path names, typed: a handler gets the value of its pattern's own parameters and cannot ask
 * for another. Each is made when it is asked for, since a function needs one of them.
 *
 * @param type makes the typed identifier of values that follow the parameters' grammars
 */
public record PathValue<T>(List<PathParameter> parameters, Function<List<String>, T> type) {
  /** What a path without parameters names. */
  public record Nothing() {}

  /** Of a path without parameters. */
  public static PathValue<Nothing> nothing() {
    return new PathValue<>(List.of(), _ -> new Nothing());
  }

  /** The id of a paper. */
  public static PathValue<PaperId> paperId() {
    return of(PathParameter.PAPER_ID, PaperId::new);
  }

  /** The name of a collection. */
  public static PathValue<CollectionName> collectionName() {
    return of(PathParameter.COLLECTION_NAME, CollectionName::new);
  }

  /** The handle of an author. */
  public static PathValue<AuthorHandle> authorHandle() {
    return of(PathParameter.AUTHOR_HANDLE, AuthorHandle::new);
  }

  /** The name of a topic. */
  public static PathValue<TopicName> topicName() {
    return of(PathParameter.TOPIC_NAME, TopicName::new);
  }

  /** A revision of a paper. */
  public static PathValue<PaperRevision> paperRevision() {
    return new PathValue<>(
        List.of(PathParameter.PAPER_ID, PathParameter.REVISION),
        values -> new PaperRevision(new PaperId(values.get(0)), Long.parseLong(values.get(1))));
  }

  private static <T> PathValue<T> of(PathParameter parameter, Function<String, T> type) {
    return new PathValue<>(List.of(parameter), values -> type.apply(values.getFirst()));
  }

  /**
   * Reads the value.
   *
   * @param pathParameters decoded, by name
   * @throws InvalidParameters naming each that breaks its grammar
   */
  public T of(Map<String, String> pathParameters) {
    List<String> values = new ArrayList<>(parameters.size());
    List<Violation> violations = new ArrayList<>();
    for (PathParameter parameter : parameters) {
      String value = pathParameters.getOrDefault(parameter.text(), "");
      values.add(value);
      if (!parameter.grammar().admits(value)) {
        violations.add(new Violation(parameter.text(), parameter.grammar().rule()));
      }
    }
    if (!violations.isEmpty()) {
      throw new InvalidParameters(violations);
    }
    return type.apply(values);
  }
}
