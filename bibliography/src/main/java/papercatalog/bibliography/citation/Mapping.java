package papercatalog.bibliography.citation;

import java.util.List;
import java.util.Optional;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TopicName;

/**
 * What bibliographies do not say and the operator does.
 *
 * @param collection the collection of every entry, or, when it is taken from the venue, of those
 *     without a venue
 * @param collectionFromVenue whether the slug of the venue is the collection
 * @param topics the topics of every entry
 * @param topicsFromKeywords whether the slugs of the keywords are topics as well
 * @param defaultDate when entries without a year were published
 * @param handles the handles that do not follow from the name
 */
public record Mapping(
    Optional<CollectionName> collection,
    boolean collectionFromVenue,
    List<TopicName> topics,
    boolean topicsFromKeywords,
    Optional<PublicationDate> defaultDate,
    Handles handles) {
  /** For files that say everything themselves. */
  public static final Mapping NONE =
      new Mapping(Optional.empty(), false, List.of(), false, Optional.empty(), Handles.NONE);

  /** Keeps its own copy of the topics. */
  public Mapping {
    topics = List.copyOf(topics);
  }
}
