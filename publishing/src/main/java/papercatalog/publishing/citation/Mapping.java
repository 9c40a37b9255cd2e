package papercatalog.publishing.citation;

import module java.base;

import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TopicName;

/** The operator's values for fields that bibliographies lack; the tool's help explains them. */
public record Mapping(
    Optional<CollectionName> collection,
    boolean collectionFromVenue,
    List<TopicName> topics,
    boolean topicsFromKeywords,
    Optional<PublicationDate> defaultDate,
    Handles handles) {
  public static final Mapping NONE =
      new Mapping(Optional.empty(), false, List.of(), false, Optional.empty(), Handles.NONE);
}
