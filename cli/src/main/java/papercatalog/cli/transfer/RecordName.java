package papercatalog.cli.transfer;

import java.util.Locale;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.Directory;

public sealed interface RecordName {
  record OfPaper(PaperId id) implements RecordName {
    @Override
    public String toString() {
      return "paper " + id;
    }
  }

  record OfAuthor(AuthorHandle handle) implements RecordName {
    @Override
    public String toString() {
      return "author " + handle;
    }
  }

  record OfEntry(Directory directory, String name) implements RecordName {
    public String kind() {
      return directory.itemType().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
      return kind() + " " + name;
    }
  }
}
