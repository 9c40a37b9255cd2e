package papercatalog.domain.pattern;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.schema.Grammar;

/**
 * A parameter in a path; {@code type} reads a text that matches the grammar.
 *
 * @param meaning in Markdown
 */
public record PathParameter<T>(
    String text, String meaning, Grammar grammar, Function<String, T> type, String sample) {
  public static final PathParameter<PaperId> PAPER_ID =
      new PathParameter<>(
          "id",
          "The id of the paper, in any case.",
          Grammar.PAPER_ID,
          PaperId::new,
          "lamport-1978-clocks");
  public static final PathParameter<Long> REVISION =
      new PathParameter<>(
          "revision", "The number of the revision, from 1.", Grammar.REVISION, Long::valueOf, "1");
  public static final PathParameter<CollectionName> COLLECTION_NAME =
      new PathParameter<>(
          "name",
          "The name of the collection, from `/collections`.",
          Grammar.SLUG,
          CollectionName::new,
          "cacm");
  public static final PathParameter<AuthorHandle> AUTHOR_HANDLE =
      new PathParameter<>(
          "handle",
          "The handle of the author, from the `authors` of a paper.",
          Grammar.SLUG,
          AuthorHandle::new,
          "leslie-lamport");
  public static final PathParameter<TopicName> TOPIC_NAME =
      new PathParameter<>(
          "name", "The name of the topic, from `/topics`.", Grammar.SLUG, TopicName::new, "clocks");

  /** Its value as links and keys spell it, a slug in lower case; empty when it is invalid. */
  public String in(Map<String, String> path) {
    String given = path.getOrDefault(text, "");
    boolean ascii = grammar == Grammar.SLUG && Grammar.PAPER_ID.admits(given);
    String value = ascii ? given.toLowerCase(Locale.ROOT) : given;
    return grammar.admits(value) ? value : "";
  }
}
