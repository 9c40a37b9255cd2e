package papercatalog.domain.model;

import module java.base;

import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Grammar;

/**
 * A collection or a topic.
 *
 * @param title set by an operator
 * @param papers number of papers in its list, if they are counted
 */
public record DirectoryEntry(
    Directory directory, String name, Optional<String> title, OptionalLong papers)
    implements ListHead {
  public DirectoryEntry {
    InvalidValue.requireGrammar(Grammar.SLUG, "name", name);
    title = title.map(text -> Text.line("title", text, 300));
  }

  public DirectoryEntry(Directory directory, String name, Optional<String> title) {
    this(directory, name, title, OptionalLong.empty());
  }

  public DirectoryEntry counting(long number) {
    return new DirectoryEntry(directory, name, title, OptionalLong.of(number));
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
