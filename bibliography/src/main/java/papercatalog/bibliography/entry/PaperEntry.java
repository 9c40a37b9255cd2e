package papercatalog.bibliography.entry;

import java.util.List;
import papercatalog.domain.model.Paper;

/**
 * A paper, ready to be published.
 *
 * @param notices rules applied in reading that may interest the operator
 */
public record PaperEntry(FilePosition position, Paper paper, List<Notice> notices)
    implements Entry {
  public PaperEntry {
    notices = List.copyOf(notices);
  }
}
