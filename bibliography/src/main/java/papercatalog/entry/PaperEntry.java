package papercatalog.entry;

import java.util.List;
import papercatalog.model.Paper;

/**
 * A paper, ready to be published.
 *
 * @param notices what was read by a rule that the operator may want to know of, as {@code month
 *     `May 2 - May 7` read as 2019-05-02}
 */
public record PaperEntry(FilePosition position, Paper paper, List<String> notices)
    implements Entry {
  /** Keeps its own copy of the notices. */
  public PaperEntry {
    notices = List.copyOf(notices);
  }
}
