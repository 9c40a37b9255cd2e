package papercatalog.http;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import papercatalog.error.InvalidParameters;
import papercatalog.error.InvalidParameters.Violation;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.InvalidValue;
import papercatalog.model.PaperId;
import papercatalog.model.TopicName;
import papercatalog.schema.PathParameter;

/**
 * What a path names, typed: a handler gets the value of its pattern's own parameter and cannot ask
 * for another.
 *
 * @param type makes the typed identifier
 */
public record PathValue<T>(PathParameter parameter, Function<String, T> type) {
  public static final PathValue<PaperId> PAPER_ID =
      new PathValue<>(PathParameter.PAPER_ID, PaperId::new);
  public static final PathValue<CollectionName> COLLECTION_NAME =
      new PathValue<>(PathParameter.COLLECTION_NAME, CollectionName::new);
  public static final PathValue<AuthorHandle> AUTHOR_HANDLE =
      new PathValue<>(PathParameter.AUTHOR_HANDLE, AuthorHandle::new);
  public static final PathValue<TopicName> TOPIC_NAME =
      new PathValue<>(PathParameter.TOPIC_NAME, TopicName::new);

  /**
   * Reads the value.
   *
   * @param pathParameters decoded, by name
   * @throws InvalidParameters when it breaks the identifier's grammar
   */
  T of(Map<String, String> pathParameters) {
    try {
      return type.apply(pathParameters.getOrDefault(parameter.text(), ""));
    } catch (InvalidValue _) {
      String rule = parameter.grammar().rule();
      throw new InvalidParameters(List.of(new Violation(parameter.text(), rule)));
    }
  }
}
