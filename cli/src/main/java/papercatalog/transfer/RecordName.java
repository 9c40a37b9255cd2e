package papercatalog.transfer;

import papercatalog.model.AuthorHandle;
import papercatalog.model.PaperId;

/** Which record an entry is about. */
public sealed interface RecordName {
  /** A paper. */
  record OfPaper(PaperId id) implements RecordName {
    @Override
    public String toString() {
      return "paper " + id;
    }
  }

  /** An author's profile. */
  record OfAuthor(AuthorHandle handle) implements RecordName {
    @Override
    public String toString() {
      return "author " + handle;
    }
  }
}
