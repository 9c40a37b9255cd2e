package papercatalog.domain.read;

import java.time.Instant;
import papercatalog.domain.model.PaperId;

/** A paper as the search's index knows it; {@code updated} is to the second. */
public record IndexedPaper(PaperId id, long revision, Instant updated) {}
