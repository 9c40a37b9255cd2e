package papercatalog.domain.model;

import java.util.List;

/**
 * What a change says of the paper, for those who hear of it and do not ask for more.
 *
 * @param topics none of a withdrawn paper
 * @param authors the first {@link Paper#LEAD_AUTHORS}; none of a withdrawn paper
 */
public record ChangedPaper(
    String title,
    CollectionName collection,
    List<TopicName> topics,
    List<AuthorHandle> authors,
    Status status,
    PublicationDate published) {
  /**
   * Checks what has no rule of its own, so that the change of every paper fits into an event.
   *
   * @throws InvalidValue when no paper can be so
   */
  public ChangedPaper {
    title = Paper.checkedTitle(title);
    topics = Paper.checkedTopics(topics);
    authors = List.copyOf(authors);
    if (authors.size() > Paper.LEAD_AUTHORS) {
      throw new InvalidValue("authors", "must be at most " + Paper.LEAD_AUTHORS);
    }
  }

  /** What there is to say of a paper; of a withdrawn one, no more than readers are shown. */
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
