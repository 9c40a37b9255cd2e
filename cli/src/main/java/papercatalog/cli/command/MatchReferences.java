package papercatalog.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.citations.paper.CitedPaper;
import papercatalog.citations.style.CitationStyle;
import papercatalog.citations.style.FormattedCitation;
import papercatalog.cli.console.Output;
import papercatalog.cli.target.OpenIndex;
import papercatalog.cli.target.OpenTable;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Paper;
import papercatalog.domain.read.PageRequest;
import papercatalog.domain.read.Ranking;
import papercatalog.domain.read.SearchPage;
import papercatalog.publishing.FileFormat;
import papercatalog.publishing.Sources;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.search.index.LuceneQuery;
import papercatalog.search.index.PrintedReference;
import papercatalog.search.index.SearchIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "match",
    description = {
      "Finds the papers that references mean, in any style.",
      "Prints a line for each reference: the score from 0 to 1, the id of the paper, or - for none,",
      "and the reference."
    },
    footer = {
      "  catalog match references.txt --stack PaperCatalog-prod",
      "  catalog match thesis.bib --index index --endpoint http://127.0.0.1:8000"
    })
final class MatchReferences extends TableCommand {
  private static final PageRequest CANDIDATES = PageRequest.FIRST.withLimit(10);

  /** Entries are not published, but a paper must have a collection. */
  private static final Mapping MAPPING =
      new Mapping(
          Optional.of(new CollectionName("references")),
          false,
          List.of(),
          false,
          Optional.empty(),
          Handles.NONE);

  @Parameters(
      paramLabel = "FILE",
      description =
          "References, one a line, or BibTeX entries in a .bib file; - is standard input.")
  private Path file;

  @Mixin private IndexOption location;

  @Override
  int run(Output out) throws IOException {
    InputFile input = new InputFile(file);
    try (OpenTable table = open();
        OpenIndex index = location.open(target.target(), table);
        SearchIndex reader = index.reader()) {
      for (String line : references(input)) {
        PrintedReference reference = new PrintedReference(line);
        SearchPage page =
            reader.use(
                it -> it.search(new LuceneQuery(line), Ranking.RELEVANCE, CANDIDATES).page());
        Optional<Paper> paper = reference.of(page.papers(table.catalog()).items());
        double score = paper.map(it -> reference.score(it).getAsDouble()).orElse(0.0);
        String id = paper.map(it -> it.id().value()).orElse("-");
        out.result(
            "%.2f  %s  %s".formatted(score, id, line),
            json -> {
              json.put("reference", line).put("score", score);
              paper.ifPresent(it -> json.put("id", it.id().value()));
            });
      }
    }
    return 0;
  }

  /** BibTeX entries as citations. */
  private static List<String> references(InputFile input) throws IOException {
    if (!FileFormat.of(input.path()).equals(Optional.of(FileFormat.BIBTEX))) {
      try (InputStream text = input.open()) {
        return new String(text.readAllBytes(), UTF_8).lines().filter(it -> !it.isBlank()).toList();
      }
    }
    List<String> references = new ArrayList<>();
    FormattedCitation citation = new FormattedCitation(CitationStyle.of(CitationStyle.DEFAULT));
    try (Sources sources = new Sources(MAPPING)) {
      sources.add(input.path(), FileFormat.BIBTEX);
      sources.forEachRemaining(
          entry ->
              references.add(
                  entry instanceof PaperEntry paper
                      ? citation.of(new CitedPaper(paper.paper()))
                      : entry.position().toString()));
    }
    return references;
  }
}
