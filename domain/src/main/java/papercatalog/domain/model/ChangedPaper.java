package papercatalog.domain.model;

import java.util.List;

/**
 * The facts about a paper that its change carries, so that consumers need not read the paper.
 * Topics and authors, the first {@link Paper#LEAD_AUTHORS}, are empty for a withdrawn paper.
 */
public record ChangedPaper(
    String title,
    CollectionName collection,
    List<TopicName> topics,
    List<AuthorHandle> authors,
    Status status,
    PublicationDate published) {
  /** Limits the fields that have no type of their own, so that every change fits into an event. */
  public ChangedPaper {
    title = Paper.checkedTitle(title);
    topics = Paper.checkedTopics(topics);
    authors = List.copyOf(authors);
    if (authors.size() > Paper.LEAD_AUTHORS) {
      throw new InvalidValue("authors", "must be at most " + Paper.LEAD_AUTHORS);
    }
  }

  /** The facts about a paper; for a withdrawn paper, only what readers may see. */
  public static ChangedPaper of(Paper paper) {
    boolean withdrawn = paper.status() == Status.WITHDRAWN;
    return new ChangedPaper(
        paper.title(),
        paper.collection(),
        withdrawn ? List.of() : paper.topics(),
        withdrawn ? List.of() : paper.leadAuthors().stream().map(Authorship::handle).toList(),
        paper.status(),
        paper.published());
  }
}
