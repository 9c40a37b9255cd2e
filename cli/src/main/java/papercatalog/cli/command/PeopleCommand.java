package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.cli.console.Output;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.failure.Failure;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.error.AuthorNotFound;
import papercatalog.domain.error.NameMoved;
import papercatalog.domain.error.PaperNotFound;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.IdentityChange;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.schema.KeyPrefix;
import papercatalog.publishing.document.AuthorDocument;
import papercatalog.publishing.document.PersonDocument;
import papercatalog.publishing.people.Duplicates;
import papercatalog.publishing.people.Duplicates.Duplicate;
import papercatalog.publishing.people.KnownPeople;
import papercatalog.publishing.people.People;
import papercatalog.publishing.people.Person;
import papercatalog.publishing.people.Renaming;
import papercatalog.publishing.record.Records;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "people",
    description = {
      "Merges, splits and renames authors, by a file of people.",
      "Papers keep the names that they print. Former handles lead readers to the one that counts."
    },
    footer = {
      "  catalog people duplicates --stack PaperCatalog-prod > people.ndjson",
      "  catalog people apply people.ndjson --dry-run --stack PaperCatalog-prod",
      "  catalog people merge l-lamport leslie-lamport --table papers"
    },
    subcommands = {
      PeopleCommand.PeopleApply.class,
      PeopleCommand.PeopleMerge.class,
      PeopleCommand.PeopleSplit.class,
      PeopleCommand.PeopleRename.class,
      PeopleCommand.PeopleDuplicates.class,
      PeopleCommand.PeopleExport.class,
      PeopleCommand.PeopleLog.class
    })
final class PeopleCommand extends CatalogCommand {
  @Override
  int run(Output out) {
    throw new UsageError("Pass apply, merge, rename, split, duplicates, export or log");
  }

  @Command(
      name = "apply",
      description = {
        "Makes the catalog agree with a file of people: one person a line, as JSON.",
        "Writes profiles, moves papers, and leaves an alias for each former handle."
      },
      footer = {
        "  catalog people apply people.ndjson --dry-run --endpoint http://127.0.0.1:8000",
        "  catalog people apply people.ndjson --stack PaperCatalog-prod",
        "",
        "If interrupted, run it again. A second run writes nothing."
      })
  static final class PeopleApply extends CatalogCommand {
    @Parameters(paramLabel = "FILE", description = "File of people (docs/people.md).")
    private Path file;

    @Mixin private RenamingOptions renaming;

    @Override
    int run(Output out) {
      return renaming.run((_, names) -> names.apply(read(file)), out);
    }
  }

  @Command(
      name = "merge",
      description = "Gives the papers of an author to another one.",
      footer = "  catalog people merge l-lamport leslie-lamport --stack PaperCatalog-prod")
  static final class PeopleMerge extends CatalogCommand {
    @Mixin private HandleChange change;

    @Override
    int run(Output out) {
      return change.run(records -> requireCurrent(change.handle, records), out);
    }
  }

  @Command(
      name = "rename",
      description = "Gives an author another handle.",
      footer = "  catalog people rename leslie-lamport-2 leslie-lamport --table papers")
  static final class PeopleRename extends CatalogCommand {
    @Mixin private HandleChange change;

    @Override
    int run(Output out) {
      return change.run(this::requireFree, out);
    }

    /** Fails if the new handle is an author's, unless the old one was given up for it before. */
    private void requireFree(Records records) {
      try {
        requireCurrent(change.old, records);
      } catch (NameMoved moved) {
        if (moved.to().equals(change.handle.value())) {
          return;
        }
        throw moved;
      }
      if (records.hasAuthor(change.handle)) {
        throw new CommandFailed(
            "author-exists",
            "There is an author %s already: use merge, which also completes an interrupted rename."
                .formatted(change.handle));
      }
    }
  }

  /** The handle that an author gives up for another. */
  static final class HandleChange {
    @Parameters(index = "0", paramLabel = "OLD", description = "Handle to give up.")
    private AuthorHandle old;

    @Parameters(index = "1", paramLabel = "NEW", description = "Handle that counts.")
    private AuthorHandle handle;

    @Option(names = "--note", paramLabel = "TEXT", description = "Why, for people log.")
    private Optional<String> note = Optional.empty();

    @Mixin private RenamingOptions renaming;

    int run(Consumer<Records> check, Output out) {
      return renaming.run(
          (table, names) -> {
            requireDifferent(old, handle);
            check.accept(table.records());
            if (!table.records().isKnown(KeyPrefix.AUTHOR, old.value())) {
              throw new AuthorNotFound(old);
            }
            names.apply(people(handle, List.of(old), List.of(), note));
          },
          out);
    }
  }

  @Command(
      name = "split",
      description = "Gives some papers of an author to a new one.",
      footer = "  catalog people split wei-wang wei-wang-2 --papers a,b --table papers")
  static final class PeopleSplit extends CatalogCommand {
    @Parameters(index = "0", paramLabel = "HANDLE", description = "Handle of two people.")
    private AuthorHandle handle;

    @Parameters(index = "1", paramLabel = "NEW", description = "Handle of one of them.")
    private AuthorHandle other;

    @Option(
        names = "--papers",
        required = true,
        split = ",",
        paramLabel = "ID,...",
        description = "The papers of NEW.")
    private List<PaperId> papers;

    @Option(names = "--note", paramLabel = "TEXT", description = "Why, for people log.")
    private Optional<String> note = Optional.empty();

    @Mixin private RenamingOptions renaming;

    @Override
    int run(Output out) {
      return renaming.run((table, names) -> split(table.records(), names), out);
    }

    private void split(Records records, Renaming names) {
      requireDifferent(handle, other);
      if (!isDone(records)) {
        requireCurrent(handle, records);
      }
      papers.forEach(paper -> requireNamed(paper, records));
      names.apply(
          people(
              other,
              List.of(),
              List.of(
                  new Person.Claim(
                      Optional.empty(), Optional.of(handle), Optional.empty(), Set.copyOf(papers))),
              note));
    }

    /** A split that is run again may have left no paper of HANDLE, and removed it. */
    private boolean isDone(Records records) {
      return papers.stream()
          .allMatch(
              id ->
                  records.paper(id).stream()
                      .flatMap(paper -> paper.authors().stream())
                      .anyMatch(author -> author.handle().equals(other)));
    }

    /** Fails for a paper of neither; one of NEW was split before. */
    private void requireNamed(PaperId id, Records records) {
      Paper paper = records.paper(id).orElseThrow(() -> new PaperNotFound(id));
      if (paper.authors().stream()
          .map(Authorship::handle)
          .noneMatch(it -> it.equals(handle) || it.equals(other))) {
        throw new CommandFailed(
            "author-not-found", "The paper %s does not name %s.".formatted(id, handle));
      }
    }
  }

  @Command(
      name = "duplicates",
      description = {
        "Lists pairs of authors who may be one person, as lines of a file of people.",
        "They have the same ORCID iD, the same words in another order or spelling, initials, a"
            + " short",
        "given name, a part of the name more, or a mistyped name with the same co-authors."
      },
      footer = {
        "  catalog people duplicates --stack PaperCatalog-prod > people.ndjson",
        "",
        "Reads every item, at one read unit per 4 KB. Move handles of different people from sameAs"
            + " to",
        "notSameAs, then apply: these pairs are not listed again."
      })
  static final class PeopleDuplicates extends CatalogCommand {
    private static final int PAPERS = 3;

    /** Of one paper: those of a large collaboration say little. */
    private static final int MAX_CO_AUTHORS = 50;

    @Mixin private TargetOptions target;

    @Override
    int run(Output out) {
      try (OpenTable table = target.open()) {
        out.note(table.place());
        Records records = table.records();
        List<Author> authors = new ArrayList<>();
        Map<AuthorHandle, AuthorHandle> former = new HashMap<>();
        Map<AuthorHandle, Set<AuthorHandle>> coAuthors = new HashMap<>();
        records.people(
            authors::add,
            alias -> {
              if (alias.kind() == KeyPrefix.AUTHOR) {
                former.put(new AuthorHandle(alias.name()), new AuthorHandle(alias.sameAs()));
              }
            },
            (_, names) ->
                names
                    .keySet()
                    .forEach(
                        it ->
                            names.keySet().stream()
                                .filter(other -> !other.equals(it))
                                .limit(MAX_CO_AUTHORS)
                                .forEach(
                                    other ->
                                        coAuthors
                                            .computeIfAbsent(it, _ -> new HashSet<>())
                                            .add(other))));
        Duplicates.among(authors, coAuthors, it -> former.getOrDefault(it, it))
            .forEach(
                (author, duplicates) -> out.print(line(author, duplicates, records).toString()));
        return 0;
      }
    }

    private static ObjectNode line(Author author, List<Duplicate> duplicates, Records records) {
      ObjectNode line = JsonNodeFactory.instance.objectNode();
      line.put("handle", author.handle().value()).put("name", author.name());
      ArrayNode others = line.putArray("sameAs");
      StringJoiner why = new StringJoiner("; ").add(papers(author, records));
      for (Duplicate duplicate : duplicates) {
        others.add(duplicate.other().handle().value());
        why.add(duplicate.why() + ": " + papers(duplicate.other(), records));
      }
      return line.put("why", why.toString());
    }

    private static String papers(Author author, Records records) {
      return author.name()
          + ": "
          + records.papersOf(KeyPrefix.AUTHOR, author.handle().value()).stream()
              .map(PaperId::value)
              .sorted()
              .limit(PAPERS)
              .collect(Collectors.joining(", "));
    }
  }

  @Command(
      name = "log",
      description = {
        "Lists what people apply, merge, rename and split have done to an author, with the notes.",
        "A former handle leads to the one that counts. The latest 20 changes are kept."
      },
      footer = "  catalog people log leslie-lamport --stack PaperCatalog-prod")
  static final class PeopleLog extends CatalogCommand {
    @Parameters(paramLabel = "HANDLE", description = "Handle of the author.")
    private AuthorHandle handle;

    @Mixin private TargetOptions target;

    @Override
    int run(Output out) {
      try (OpenTable table = target.open()) {
        Author author = author(table.records(), out);
        Identity identity = author.identity();
        out.note(author.handle() + identity.note().map(": "::concat).orElse(""));
        for (IdentityChange change : identity.log()) {
          out.result(
              "%s %s %s%s"
                  .formatted(
                      change.at(),
                      change.kind().verb(),
                      change.other(),
                      change.note().map(": "::concat).orElse("")),
              json -> json.setAll(AuthorDocument.write(change)));
        }
        return 0;
      }
    }

    private Author author(Records records, Output out) {
      try {
        return records.author(handle).orElseThrow(() -> new AuthorNotFound(handle));
      } catch (NameMoved moved) {
        out.note(moved.getMessage());
        AuthorHandle current = new AuthorHandle(moved.to());
        return records.author(current).orElseThrow(() -> new AuthorNotFound(current));
      }
    }
  }

  @Command(
      name = "export",
      description = {
        "Writes the file of people that people apply reads: profiles, former handles, and the"
            + " papers",
        "of authors whose handle does not follow from the name. Equal catalogs give equal files."
      },
      footer = {
        "  catalog people export --stack PaperCatalog-prod > people.ndjson",
        "",
        "Reads every item, at one read unit per 4 KB. Applying the file again writes nothing."
      })
  static final class PeopleExport extends CatalogCommand {
    @Mixin private TargetOptions target;

    @Override
    int run(Output out) {
      try (OpenTable table = target.open()) {
        out.note(table.place());
        KnownPeople.of(table.records())
            .forEach(person -> out.print(PersonDocument.write(person).toString()));
        return 0;
      }
    }
  }

  static People read(Path file) {
    try {
      return PersonDocument.read(file);
    } catch (InvalidValue e) {
      throw new UsageError(e.getMessage());
    } catch (IOException e) {
      throw new UsageError("Cannot read %s: %s".formatted(file, Failure.reason(e)));
    }
  }

  private static void requireDifferent(AuthorHandle one, AuthorHandle other) {
    if (one.equals(other)) {
      throw new UsageError("Both handles are %s: pass two".formatted(one));
    }
  }

  /** Fails for a handle that is no author's, or a former one. */
  private static void requireCurrent(AuthorHandle handle, Records records) {
    if (records.author(handle).isEmpty()) {
      throw new AuthorNotFound(handle);
    }
  }

  private static People people(
      AuthorHandle handle,
      List<AuthorHandle> others,
      List<Person.Claim> claims,
      Optional<String> note) {
    return UsageError.checked(
        () -> new People(List.of(Person.named(handle, others, claims).noted(note))));
  }
}
