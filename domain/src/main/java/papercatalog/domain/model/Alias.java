package papercatalog.domain.model;

import papercatalog.domain.schema.Grammar;
import papercatalog.domain.schema.KeyPrefix;

/** A former name of an author, collection or topic, and the name that counts. */
public record Alias(KeyPrefix kind, String name, String sameAs) {
  public Alias {
    InvalidValue.requireGrammar(Grammar.SLUG, "name", name);
    InvalidValue.requireGrammar(Grammar.SLUG, "name", sameAs);
    if (name.equals(sameAs)) {
      throw new InvalidValue("name", "must differ from " + sameAs);
    }
  }

  /** The kind of a noun. */
  public static KeyPrefix kind(String noun) {
    return NamedConstant.of(KeyPrefix.HEADED.toArray(KeyPrefix[]::new), "kind", noun);
  }

  public static Alias of(AuthorHandle former, AuthorHandle current) {
    return new Alias(KeyPrefix.AUTHOR, former.value(), current.value());
  }

  /** The paper with the name that counts. */
  public Paper in(Paper paper) {
    return switch (kind) {
      case AUTHOR ->
          paper.by(
              author ->
                  author.handle().value().equals(name)
                      ? new AuthorHandle(sameAs)
                      : author.handle());
      case COLLECTION ->
          paper.collection().value().equals(name)
              ? PaperBuilder.from(paper).collection(new CollectionName(sameAs)).build()
              : paper;
      case TOPIC ->
          PaperBuilder.from(paper)
              .topics(
                  paper.topics().stream()
                      .map(topic -> topic.value().equals(name) ? new TopicName(sameAs) : topic)
                      .distinct()
                      .toList())
              .build();
      default -> throw new IllegalStateException(kind + " has no aliases");
    };
  }

  /** {@code author}, {@code collection} or {@code topic}. */
  public String noun() {
    return NamedConstant.kebabCase(kind.name());
  }
}
