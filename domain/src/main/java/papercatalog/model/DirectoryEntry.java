package papercatalog.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.schema.Directory;
import papercatalog.schema.Grammar;

/**
 * A collection or a topic, as its directory has it.
 *
 * @param title what readers call it, if an operator has said so
 */
public record DirectoryEntry(Directory directory, String name, Optional<String> title) {
  /**
   * Checks name and title.
   *
   * @throws InvalidValue naming the one that is wrong
   */
  public DirectoryEntry {
    InvalidValue.requireGrammar(Grammar.SLUG, "name", name);
    title = title.map(text -> Text.line("title", text, 300));
  }

  /** Those that a paper uses, without titles. */
  public static List<DirectoryEntry> usedBy(Paper paper) {
    List<DirectoryEntry> entries = new ArrayList<>();
    entries.add(untitled(Directory.COLLECTIONS, paper.collection().value()));
    for (TopicName topic : paper.topics()) {
      entries.add(untitled(Directory.TOPICS, topic.value()));
    }
    return entries;
  }

  private static DirectoryEntry untitled(Directory directory, String name) {
    return new DirectoryEntry(directory, name, Optional.empty());
  }
}
