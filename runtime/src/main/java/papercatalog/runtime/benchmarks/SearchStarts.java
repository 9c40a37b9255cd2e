package papercatalog.runtime.benchmarks;

import module java.base;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;

/**
 * Cold starts and warm requests of the search, divided by those of {@code GetPaper}, for queries
 * that few and many papers meet. The index is on this machine, or the first request downloads it
 * from loopback. Also the first request after the priming hook.
 */
record SearchStarts(Zips zips) implements Measurement {
  /** A function with Lambda's {@code /tmp}, which is empty at each start if it downloads. */
  private record StartSubject(
      Contender contender, Starter starter, Path temporary, boolean downloads) {
    Start started() throws IOException, InterruptedException {
      if (downloads) {
        new TaskRoot(temporary).close();
        Files.createDirectory(temporary);
      }
      return starter.measure(contender, 0, 1);
    }
  }

  @Override
  public List<Report> run(Workload workload, EngineProcess sample)
      throws IOException, InterruptedException {
    List<StartSubject> subjects = new ArrayList<>();
    try (SearchedCatalog catalog = new SearchedCatalog(sample, workload.catalogSizes());
        TaskRoot search = TaskRoot.unpack(zips.search().zip())) {
      int largest = workload.catalogSizes().getLast();
      for (var zip : zips.ofFunctions().entrySet()) {
        Contender paper = Contender.of(AccessPatterns.GET_PAPER, zip.getKey(), zip.getValue());
        subjects.add(subject(paper, catalog.variables(largest), false));
      }
      for (int size : workload.catalogSizes()) {
        Map<String, String> variables = catalog.variables(size);
        String name = ", " + size + " papers";
        for (Packaging packaging : packagings()) {
          for (String query :
              workload.of(List.of(SearchedCatalog.SELECTIVE, SearchedCatalog.BROAD))) {
            String met = query.equals(SearchedCatalog.BROAD) ? name + ", broad" : name;
            subjects.add(subject(search(query, met, packaging), variables, false));
          }
          Contender empty = search(SearchedCatalog.SELECTIVE, name + ", downloaded", packaging);
          subjects.add(subject(empty, variables, true));
        }
      }
      return List.of(
          report(subjects, workload),
          Snapshots.report(
              "search-snapshots",
              Map.of(
                  search(SearchedCatalog.SELECTIVE, ", " + largest + " papers", zips.search()),
                  search.directory().resolve("lib")),
              catalog.variables(largest),
              workload));
    } finally {
      for (StartSubject subject : subjects) {
        subject.starter.close();
        new TaskRoot(subject.temporary).close();
      }
    }
  }

  private List<Packaging> packagings() {
    return Stream.concat(Stream.of(zips.search()), zips.aot("search-aot").stream()).toList();
  }

  private static Contender search(String query, String suffix, Packaging packaging) {
    boolean aot = packaging instanceof Packaging.OwnRuntime;
    return Contender.search(query, suffix + (aot ? ", AOT" : ""), packaging);
  }

  private static StartSubject subject(
      Contender contender, Map<String, String> variables, boolean downloads) throws IOException {
    Path temporary = Files.createTempDirectory("search-start");
    Starter starter = new Starter(variables, List.of("-Djava.io.tmpdir=" + temporary));
    return new StartSubject(contender, starter, temporary, downloads);
  }

  /** Starts follow each other at once, so that the machine has the files of all in its memory. */
  private static Report report(List<StartSubject> subjects, Workload workload)
      throws IOException, InterruptedException {
    Map<StartSubject, List<Start>> starts = workload.inRounds(subjects, StartSubject::started);
    List<Start> first = starts.get(subjects.getFirst());
    List<Report.ReportRow> rows = new ArrayList<>();
    for (StartSubject subject : subjects) {
      List<Start> own = starts.get(subject);
      List<Double> figures =
          new ArrayList<>(
              List.of(
                  Start.ratio(own, first, Start::cold),
                  Start.ratio(own, first, Start::coldCpu),
                  Start.median(own, Start::ready),
                  Start.median(own, Start::answer)));
      if (subject.downloads) {
        figures.addAll(List.of(Double.NaN, Double.NaN, Double.NaN));
      } else {
        Start warm =
            subject.starter.measure(subject.contender, workload.warmUp(), workload.requests());
        figures.addAll(List.of(warm.warm(), warm.warmCpu(), warm.resident()));
      }
      rows.add(new Report.ReportRow(subject.contender.name(), figures));
    }
    return new Report(
        "search-starts",
        "Cold start and warm requests of the search",
        List.of(
            "cold ÷ GetPaper",
            "CPU ÷ GetPaper",
            "to ready ms",
            "event to answer ms",
            "warm p50 ms",
            "CPU ms a request",
            "resident MB"),
        rows);
  }
}
