package papercatalog.bibliography.citation;

import module java.base;

import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TopicName;

/**
 * The operator's values for fields that bibliographies lack.
 *
 * @param collection the collection of every entry; if it is taken from the venue, the collection of
 *     entries without a venue
 * @param collectionFromVenue whether the slug of the venue is the collection
 * @param topics the topics of every entry
 * @param topicsFromKeywords whether to add the slugs of the keywords as topics
 * @param defaultDate the date of publication for entries without a year
 * @param handles the handles that do not follow from the name
 */
public record Mapping(
    Optional<CollectionName> collection,
    boolean collectionFromVenue,
    List<TopicName> topics,
    boolean topicsFromKeywords,
    Optional<PublicationDate> defaultDate,
    Handles handles) {
  /** For files with complete entries. */
  public static final Mapping NONE =
      new Mapping(Optional.empty(), false, List.of(), false, Optional.empty(), Handles.NONE);

  public Mapping {
    topics = List.copyOf(topics);
  }
}
