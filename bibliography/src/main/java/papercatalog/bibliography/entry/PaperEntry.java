package papercatalog.bibliography.entry;

import java.util.List;
import papercatalog.domain.model.Paper;

/**
 * A paper, ready to be published.
 *
 * @param notices what was read by a rule that the operator may want to know of
 */
public record PaperEntry(FilePosition position, Paper paper, List<Notice> notices)
    implements Entry {
  /** Keeps its own copy of the notices. */
  public PaperEntry {
    notices = List.copyOf(notices);
  }
}
