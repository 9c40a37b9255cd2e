package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Grammar;

/**
 * A collection or a topic.
 *
 * @param title set by an operator
 * @param moving the name to or from which papers are moving
 * @param papers number of papers in its list, if they are counted
 */
public record DirectoryEntry(
    Directory directory,
    String name,
    Optional<String> title,
    Optional<String> moving,
    OptionalLong papers)
    implements ListHead {
  public DirectoryEntry {
    InvalidValue.requireGrammar(Grammar.SLUG, "name", name);
    title = title.map(text -> Text.line("title", text, 300));
  }

  public DirectoryEntry(Directory directory, String name, Optional<String> title) {
    this(directory, name, title, Optional.empty(), OptionalLong.empty());
  }

  public DirectoryEntry counting(long number) {
    return new DirectoryEntry(directory, name, title, moving, OptionalLong.of(number));
  }

  public DirectoryEntry moving(Optional<String> other) {
    return new DirectoryEntry(directory, name, title, other, papers);
  }

  public static List<DirectoryEntry> usedBy(Paper paper) {
    List<DirectoryEntry> entries = new ArrayList<>();
    entries.add(of(Directory.COLLECTIONS, paper.collection().value()));
    for (TopicName topic : paper.topics()) {
      entries.add(of(Directory.TOPICS, topic.value()));
    }
    return entries;
  }

  public static DirectoryEntry of(Directory directory, String name) {
    return new DirectoryEntry(directory, name, Optional.empty());
  }
}
