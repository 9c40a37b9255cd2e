package papercatalog.domain.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import papercatalog.domain.schema.Directory;
import papercatalog.domain.schema.Grammar;

/**
 * A collection or a topic, as its directory has it.
 *
 * @param title what readers call it, if an operator has said so
 * @param papers how many papers its list shows, if they are counted
 */
public record DirectoryEntry(
    Directory directory, String name, Optional<String> title, OptionalLong papers) {
  /**
   * Checks name and title.
   *
   * @throws InvalidValue naming the one that is wrong
   */
  public DirectoryEntry {
    InvalidValue.requireGrammar(Grammar.SLUG, "name", name);
    title = title.map(text -> Text.line("title", text, 300));
  }

  /** One whose papers are not counted. */
  public DirectoryEntry(Directory directory, String name, Optional<String> title) {
    this(directory, name, title, OptionalLong.empty());
  }

  /** Those whose lists show a paper of which a change speaks, without titles. */
  public static List<DirectoryEntry> listing(ChangedPaper paper) {
    return paper.status().listed() ? used(paper.collection(), paper.topics()) : List.of();
  }

  /** Those that a paper uses, without titles. */
  public static List<DirectoryEntry> usedBy(Paper paper) {
    return used(paper.collection(), paper.topics());
  }

  private static List<DirectoryEntry> used(CollectionName collection, List<TopicName> topics) {
    List<DirectoryEntry> entries = new ArrayList<>();
    entries.add(untitled(Directory.COLLECTIONS, collection.value()));
    for (TopicName topic : topics) {
      entries.add(untitled(Directory.TOPICS, topic.value()));
    }
    return entries;
  }

  private static DirectoryEntry untitled(Directory directory, String name) {
    return new DirectoryEntry(directory, name, Optional.empty());
  }
}
