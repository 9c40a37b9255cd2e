package papercatalog.domain.model;

import module java.base;

/**
 * Who wrote a paper, where it appeared and when, as its change says.
 *
 * @param authors the first {@link #AUTHORS}
 */
public record Credits(
    List<Authorship> authors,
    int authorCount,
    Optional<String> venue,
    Optional<PublicationDate> published) {
  /** More would make the changes of usual papers larger than a write unit. */
  public static final int AUTHORS = 3;

  /** Of a paper that is withdrawn or deleted, and in changes of older releases. */
  public static final Credits NONE = new Credits(List.of(), 0, Optional.empty(), Optional.empty());

  public Credits {
    authors = List.copyOf(authors);
  }
}
