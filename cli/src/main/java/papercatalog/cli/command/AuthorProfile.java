package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.document.AuthorDocument;
import papercatalog.bibliography.entry.EntryRules;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.PaperText;
import papercatalog.cli.target.OpenTable;
import papercatalog.cli.transfer.RecordName;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.InvalidValue;
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
final class AuthorProfile implements Callable<Integer> {
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

  @Mixin private TargetOptions target;
  @Mixin private ClockOption clock;
  @Mixin private OutputOptions output;

  @Override
  public Integer call() {
    Output out = output.open();
    try (OpenTable table = clock.open(target.target(), setsSomething())) {
      Optional<Author> present = table.records().author(handle);
      if (setsSomething()) {
        Author author = changed(present);
        out.note(table.place());
        out.result(new RecordName.OfAuthor(handle), table.publisher().upsertAuthor(author));
      } else {
        Author author = present.orElseThrow(() -> new AuthorNotFound(handle));
        out.result(() -> PaperText.of(author), () -> AuthorDocument.writeRecord(author));
      }
    }
    return 0;
  }

  private boolean setsSomething() {
    return !affiliations.isEmpty()
        || Stream.of(name, orcid, homepage).anyMatch(Optional::isPresent);
  }

  private Author changed(Optional<Author> present) {
    return UsageError.checked(
        () ->
            EntryRules.checked(
                new Author(
                    handle,
                    name.or(() -> present.map(Author::name))
                        .orElseThrow(
                            () ->
                                new InvalidValue(
                                    "--name", "must be given: the author is new here")),
                    affiliations.isEmpty()
                        ? present.map(Author::affiliations).orElse(List.of())
                        : affiliations.stream().filter(text -> !text.isEmpty()).toList(),
                    orcid.or(() -> present.flatMap(Author::orcid)).filter(text -> !text.isEmpty()),
                    homepage
                        .or(() -> present.flatMap(Author::homepage))
                        .filter(text -> !text.isEmpty()),
                    Instant.EPOCH)));
  }
}
