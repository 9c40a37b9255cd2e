package papercatalog.publishing.entry;

import java.util.Set;
import papercatalog.domain.model.AuthorHandle;

/**
 * What a source says of a paper in addition to its fields.
 *
 * @param whole whether it has all that a paper may have; a bibliography says nothing of fields that
 *     it lacks
 * @param spelled handles that are spelled from printed names and identify no person
 * @param collectionFromVenue whether the collection is the slug of the venue
 */
public record Origin(boolean whole, Set<AuthorHandle> spelled, boolean collectionFromVenue) {
  /** A document. */
  public static final Origin WHOLE = new Origin(true, Set.of(), false);

  public Origin {
    spelled = Set.copyOf(spelled);
  }
}
