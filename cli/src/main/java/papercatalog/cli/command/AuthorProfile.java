package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.RecordText;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.publishing.document.AuthorDocument;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.RecordName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "author",
    description = {
      "Shows the profile of an author, or sets it.",
      "Any of the four options below sets it."
    },
    footer = {
      "  catalog author leslie-lamport --endpoint http://127.0.0.1:8000",
      "  catalog author leslie-lamport --homepage https://lamport.org --table papers",
      "",
      "Omitted fields stay; an empty value removes one: --homepage ''. A new profile needs --name."
    })
final class AuthorProfile extends CatalogCommand {
  @Parameters(paramLabel = "HANDLE", description = "Handle of the author.")
  private AuthorHandle handle;

  @Option(names = "--name", paramLabel = "NAME", description = "The name to show.")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--affiliation",
      paramLabel = "NAME",
      description = "Repeatable; replaces all affiliations.")
  private List<String> affiliations = List.of();

  @Option(names = "--orcid", paramLabel = "ID", description = "Such as 0000-0002-1825-0097.")
  private Optional<String> orcid = Optional.empty();

  @Option(names = "--homepage", paramLabel = "URL", description = "http or https.")
  private Optional<String> homepage = Optional.empty();

  @Mixin private WrittenTarget target;

  @Override
  int run(Output out) {
    boolean sets =
        !affiliations.isEmpty() || Stream.of(name, orcid, homepage).anyMatch(Optional::isPresent);
    try (OpenTable table = target.open(sets)) {
      Optional<Author> present = table.records().author(handle);
      if (sets) {
        Author author = UsageError.checked(() -> EntryRules.checked(changed(present)));
        out.note(table.place());
        out.result(RecordName.of(handle), table.publisher().shared().upsert(author));
      } else {
        Author author = present.orElseThrow(() -> new AuthorNotFound(handle));
        ObjectNode record = AuthorDocument.writeRecord(author);
        out.result(() -> RecordText.of(record), () -> record);
      }
      return 0;
    }
  }

  private Author changed(Optional<Author> present) {
    return new Author(
        handle,
        name.or(() -> present.map(Author::name))
            .orElseThrow(() -> new UsageError("--name must be given: the author is new here")),
        affiliations.isEmpty()
            ? present.map(Author::affiliations).orElse(List.of())
            : affiliations.stream().filter(text -> !text.isEmpty()).toList(),
        changed(orcid, present.flatMap(Author::orcid)),
        changed(homepage, present.flatMap(Author::homepage)),
        Instant.EPOCH);
  }

  private static Optional<String> changed(Optional<String> given, Optional<String> present) {
    return given.or(() -> present).filter(text -> !text.isEmpty());
  }
}
