package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import org.apache.commons.text.StringTokenizer;
import papercatalog.cli.console.Output;
import papercatalog.cli.failure.CommandFailed;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.Reference;
import papercatalog.publishing.entry.EntryRules;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.record.IdentifierHolders;
import papercatalog.publishing.write.Publisher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    description = {
      "Adds references from a CSV of OpenCitations to papers that exist.",
      "The columns citing and cited have DOIs. Known references stay; a second run changes nothing."
    },
    footer = {
      "  catalog references import citations.csv --stack PaperCatalog-prod",
      "  catalog references import citations.csv --dry-run --endpoint http://127.0.0.1:8000"
    })
final class ReferencesImport extends CatalogCommand {
  private static final int AT_A_TIME = 8;

  private static final Pattern DOI =
      Pattern.compile("(?i)(?:^|\\s)(?:doi:|https?://(?:dx\\.)?doi\\.org/)?(10\\.[\\d.]+/\\S+)");

  @Parameters(paramLabel = "FILE", description = "A CSV file; - is standard input.")
  private Path file;

  @Option(names = "--dry-run", description = "Write nothing; print what would be written.")
  private boolean dryRun;

  private record Citing(PaperId id, Set<String> dois) {}

  @Mixin private WrittenTarget target;

  @Override
  int run(Output out) throws IOException {
    Map<String, Set<String>> cited = cited(new InputFile(file), out);
    LongAdder others = new LongAdder();
    try (OpenTable table = target.open(!dryRun)) {
      out.note(table.place());
      Publisher publisher = dryRun ? table.publisher().dryRun() : table.publisher();
      IdentifierHolders holders = new IdentifierHolders(table.table());
      cited.entrySet().stream()
          .gather(
              Gatherers.mapConcurrent(
                  AT_A_TIME,
                  row ->
                      holders
                          .newest(Identifier.of(IdentifierScheme.DOI, row.getKey()))
                          .map(id -> new Citing(id, row.getValue()))))
          .peek(citing -> others.add(citing.isPresent() ? 0 : 1))
          .flatMap(Optional::stream)
          .forEach(citing -> add(citing, publisher, out));
      if (others.sum() > 0) {
        out.note("Citing papers that are not in the catalog: " + others);
      }
      if (dryRun) {
        out.note("Nothing was written.");
      }
      return 0;
    }
  }

  private static void add(Citing citing, Publisher publisher, Output out) {
    try {
      publish(citing, publisher, out);
    } catch (InvalidValue e) {
      out.note("%s is left as it is: references %s".formatted(citing.id(), e.rule()));
    }
  }

  private static void publish(Citing citing, Publisher publisher, Output out) {
    publisher
        .revise(citing.id(), paper -> citing(paper, citing.dois()))
        .ifPresent(written -> out.result(RecordName.of(citing.id()), written));
  }

  private static Paper citing(Paper paper, Set<String> dois) {
    Set<Identifier> known = new HashSet<>();
    paper.references().forEach(reference -> reference.identifier().ifPresent(known::add));
    List<Reference> references = new ArrayList<>(paper.references());
    for (String doi : dois) {
      if (known.add(Identifier.of(IdentifierScheme.DOI, doi))) {
        references.add(new Reference(Optional.empty(), Map.of("doi", doi), Optional.empty()));
      }
    }
    return PaperBuilder.from(paper).references(EntryRules.references(references)).build();
  }

  /** The DOIs that each DOI cites. Says which rows it cannot read. */
  private static Map<String, Set<String>> cited(InputFile input, Output out) throws IOException {
    Map<String, Set<String>> cited = new LinkedHashMap<>();
    int leftOut = 0;
    int first = 0;
    try (LineNumberReader lines =
        new LineNumberReader(new InputStreamReader(input.open(), UTF_8))) {
      List<String> columns = columns(lines.readLine());
      int citing = column(columns, "citing");
      int of = column(columns, "cited");
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        List<String> row = columns(line);
        boolean whole = row.size() > Math.max(citing, of);
        Optional<String> from = whole ? doi(row.get(citing)) : Optional.empty();
        Optional<String> to = whole ? doi(row.get(of)) : Optional.empty();
        if (from.isPresent() && to.isPresent()) {
          cited.computeIfAbsent(from.get(), _ -> new LinkedHashSet<>()).add(to.get());
        } else if (!line.isBlank()) {
          first = leftOut == 0 ? lines.getLineNumber() : first;
          leftOut++;
        }
      }
    }
    if (leftOut > 0) {
      out.note("Rows without two DOIs, left out: %d, first on line %d".formatted(leftOut, first));
    }
    return cited;
  }

  private static int column(List<String> columns, String name) {
    int at = columns.indexOf(name);
    if (at < 0) {
      throw new CommandFailed(
          "other-format",
          "The file has no column %s: its first line names citing and cited".formatted(name));
    }
    return at;
  }

  private static List<String> columns(String line) {
    return line == null
        ? List.of()
        : StringTokenizer.getCSVInstance(line.replace("\uFEFF", "")).getTokenList();
  }

  private static Optional<String> doi(String value) {
    Matcher doi = DOI.matcher(value);
    try {
      return doi.find()
          ? Optional.of(Identifier.of(IdentifierScheme.DOI, doi.group(1)).value())
          : Optional.empty();
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }
}
