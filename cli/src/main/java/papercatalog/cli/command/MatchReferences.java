package papercatalog.cli.command;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.cli.console.Output;
import papercatalog.cli.console.Progress;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Sources;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.FileHead;
import papercatalog.search.index.Found;
import papercatalog.search.index.LuceneQuery;
import papercatalog.search.index.PrintedReference;
import papercatalog.search.index.ReferenceCheck;
import papercatalog.search.index.SearchIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "match",
    description = {
      "Finds the papers that references mean, in any style.",
      "Prints a line for each reference: the score from 0 to 1, the id of the paper, or - for"
          + " none,",
      "and the reference. A BibTeX entry that cannot be imported shows the reason."
    },
    footer = {
      "  catalog match references.txt --stack PaperCatalog-prod",
      "  catalog match thesis.bib --index index --endpoint http://127.0.0.1:8000",
      "  catalog match thesis.bib --check --stack PaperCatalog-prod"
    })
final class MatchReferences extends CatalogCommand {
  private static final PageRequest CANDIDATES = PageRequest.FIRST.withLimit(10);

  /** The year of entries without one. */
  private static final String NO_YEAR = "1000";

  /** Entries are not published, but a paper must have a collection and a date. */
  private static final Mapping MAPPING =
      new Mapping(
          Optional.of(new CollectionName("references")),
          false,
          List.of(),
          false,
          Optional.of(new PublicationDate(NO_YEAR)),
          Handles.NONE);

  @Parameters(
      paramLabel = "FILE",
      description =
          "References, one a line, or BibTeX entries in a .bib file; - is standard input.")
  private Path file;

  @Option(
      names = "--check",
      description =
          "Show how references differ from their papers: year, first author, missing authors, DOI,"
              + " retracted papers. Exit with 1 if any does.")
  private boolean checks;

  @Mixin private IndexOption location;

  @Mixin private TargetOptions target;

  @Override
  int run(Output out) throws IOException {
    InputFile input = new InputFile(file);
    try (OpenTable table = target.open();
        OpenIndex index = location.open(target.target(), table);
        SearchIndex reader = IndexOption.reader(index)) {
      List<Asked> references = references(input);
      AtomicLong done = new AtomicLong();
      boolean differs = false;
      Progress.Meter meter =
          new Progress.Meter(
              "match", references::size, done::get, "references", "no references yet");
      try (Progress progress = Progress.of(out, meter)) {
        for (Asked asked : references) {
          PrintedReference reference = new PrintedReference(asked.text());
          Optional<Paper> paper =
              asked.readable()
                  ? reference.of(
                      candidates(
                          reader.use(
                              generation ->
                                  generation.search(
                                      new LuceneQuery(asked.text()),
                                      Ranking.RELEVANCE,
                                      CANDIDATES)),
                          table))
                  : Optional.empty();
          double score = paper.map(it -> reference.score(it).getAsDouble()).orElse(0.0);
          List<ReferenceCheck.Mismatch> differences =
              checks && paper.isPresent()
                  ? ReferenceCheck.of(asked.text(), paper.get())
                  : List.of();
          differs |= !differences.isEmpty();
          progress.above(() -> print(asked.text(), score, paper, differences, out));
          done.incrementAndGet();
        }
      }
      return differs ? 1 : 0;
    }
  }

  private static List<Paper> candidates(Found found, OpenTable table) {
    return table.catalog().found(found.ids(), List.of()).papers();
  }

  private static void print(
      String reference,
      double score,
      Optional<Paper> paper,
      List<ReferenceCheck.Mismatch> differences,
      Output out) {
    String id = paper.map(it -> it.id().value()).orElse("-");
    out.result(
        "%.2f  %s  %s%s"
            .formatted(
                score,
                id,
                reference,
                differences.stream().map(it -> "\n      " + it).collect(Collectors.joining())),
        json -> {
          json.put("reference", reference).put("score", score);
          paper.ifPresent(it -> json.put("id", it.id().value()));
          differences.forEach(it -> put(it, json.withArray("differences").addObject()));
        });
  }

  private static void put(ReferenceCheck.Mismatch difference, ObjectNode json) {
    json.put("kind", difference.kind().text());
    if (!difference.reference().isEmpty()) {
      json.put("reference", difference.reference());
    }
    json.put("paper", difference.paper());
  }

  /** A reference, or why an entry is none. */
  private record Asked(String text, boolean readable) {}

  /** BibTeX entries as citations. */
  private static List<Asked> references(InputFile input) throws IOException {
    if (!FileFormat.of(input.path()).equals(Optional.of(FileFormat.BIBTEX))) {
      try (InputStream text = new BufferedInputStream(input.open())) {
        Charset charset = FileHead.of(text).charset();
        return new String(text.readAllBytes(), charset)
            .lines()
            .filter(it -> !it.isBlank())
            .map(it -> new Asked(it, true))
            .toList();
      }
    }
    List<Asked> references = new ArrayList<>();
    FormattedCitation citation = new FormattedCitation(CitationStyle.of(CitationStyle.DEFAULT));
    try (Sources sources = new Sources(MAPPING)) {
      sources.add(input.path(), FileFormat.BIBTEX);
      sources.forEachRemaining(
          entry -> {
            if (entry instanceof PaperEntry paper) {
              String text = citation.of(new CitedPaper(paper.paper()));
              references.add(new Asked(text.replace("(" + NO_YEAR + ")", "(n.d.)"), true));
            } else if (entry instanceof Rejected rejected) {
              String reason = rejected.position() + ": " + rejected.reason();
              references.add(new Asked(reason, false));
            }
          });
    }
    return references;
  }
}
