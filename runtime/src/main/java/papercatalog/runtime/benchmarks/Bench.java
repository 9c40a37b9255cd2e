package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.local.search.JudgedQuestions;
import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.TaskRoot;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = "Measures how fast the catalog is on this machine.")
public final class Bench implements Callable<Integer> {
  @Option(names = "--only", paramLabel = "PART", description = "One part instead of all.")
  private Optional<String> only = Optional.empty();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "9",
      description = "How often each function is started (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--papers",
      paramLabel = "N",
      split = ",",
      defaultValue = "1000,10000,100000",
      description = "Sizes of the catalogs for growth, smallest first (default: ${DEFAULT-VALUE}).")
  private List<Integer> papers;

  @Option(
      names = "--before",
      paramLabel = "DIR",
      description = "Another checkout, built, that the editions are compared with.")
  private Optional<Path> before = Optional.empty();

  @Option(
      names = "--results",
      paramLabel = "DIR",
      defaultValue = "runtime/results",
      description = "Where to write tables and plots (default: ${DEFAULT-VALUE}).")
  private Path results;

  @Spec private CommandSpec command;

  private Bench() {}

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Bench()).execute(arguments));
  }

  /** The parts by name; editions need another checkout to compare with. */
  static Map<String, Measurement> parts(Zips zips, Optional<Zips> before) {
    Map<String, Measurement> parts = new LinkedHashMap<>();
    parts.put("cold-start", new ColdStart(zips));
    parts.put("warm-path", Comparisons.warmPath(zips));
    parts.put("formats", Comparisons.formats(zips));
    parts.put("snapshots", new Snapshots(zips));
    parts.put("growth", new Growth());
    parts.put("search", new SearchStarts(zips));
    parts.put("known-items", new KnownItems());
    parts.put("search-quality", (_, _) -> List.of(searchQuality()));
    before.ifPresent(other -> parts.put("editions", Comparisons.editions(other, zips)));
    return parts;
  }

  private static Report searchQuality() throws IOException {
    try (TaskRoot place = TaskRoot.create()) {
      return new Report(
          "search-quality",
          "Questions over the sample catalog",
          List.of("questions", "nDCG@10", "answer first", "without a hit"),
          JudgedQuestions.measure(place.directory()).stream()
              .map(
                  of ->
                      new Report.ReportRow(
                          of.kind(),
                          List.of((double) of.questions(), of.gain(), of.first(), of.none())))
              .toList());
    }
  }

  @Override
  public Integer call() throws Exception {
    Map<String, Measurement> parts = parts(new Zips(Path.of("")), before.map(Zips::new));
    if (only.isPresent() && !parts.containsKey(only.get())) {
      throw new ParameterException(
          command.commandLine(), "There is no part " + only.get() + ", only " + parts.keySet());
    }
    Workload workload =
        new Workload(
            1, rounds, 500, 500, AccessPatterns.all(), Integer.MAX_VALUE, papers, List.of());
    try (EngineProcess engine = EngineProcess.startWithSample()) {
      for (String name : only.map(List::of).orElse(List.copyOf(parts.keySet()))) {
        ReportDirectory kept = ReportDirectory.of(results);
        for (Report report : parts.get(name).run(workload, engine)) {
          kept.keep(report);
          System.out.println(report.title() + "\n\n" + report.markdown());
        }
        System.out.println(kept.machine() + "\n");
      }
    }
    return 0;
  }
}
