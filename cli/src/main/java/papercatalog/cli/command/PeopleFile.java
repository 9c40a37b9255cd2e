package papercatalog.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import papercatalog.cli.failure.Failure;
import papercatalog.domain.model.InvalidValue;
import papercatalog.publishing.document.PersonDocument;
import papercatalog.publishing.people.People;

final class PeopleFile {
  private PeopleFile() {}

  static People read(Path file) {
    try {
      return PersonDocument.read(file);
    } catch (InvalidValue e) {
      throw new UsageError(e.getMessage());
    } catch (IOException e) {
      throw new UsageError("Cannot read %s: %s".formatted(file, Failure.reason(e)));
    }
  }
}
