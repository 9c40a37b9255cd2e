package papercatalog.benchmarks;

import module java.base;

import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.local.lambda.FunctionProcess;
import papercatalog.runtime.packaging.TlsFront;

/**
 * Splits the time of a start into phases by the JVM's log: each ends when a given class is
 * initialised. The log costs time too, so the sum exceeds a cold start.
 */
record StartProfile(Zips zips) implements Measurement {
  private static final List<String> COLUMNS =
      List.of(
          "JVM",
          "runtime client",
          "handler",
          "to DynamoDB",
          "DynamoDB",
          "answer",
          "all ms",
          "classes",
          "of them not cached");

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    Path log = Files.createTempFile("start", ".log");
    List<Report.Row> rows = new ArrayList<>();
    try (TlsFront front = new TlsFront(engine.endpoint());
        Starter plain = new Starter(engine.endpoint(), List.of(StartLog.option(log)));
        Starter tls = Starter.through(front, List.of(StartLog.option(log)))) {
      profile(contenders(effort, ""), effort, plain, log, rows);
      profile(contenders(effort, ", TLS"), effort, tls, log, rows);
    }
    Files.delete(log);
    return List.of(new Report("start-profile", "Where a start goes, in ms", COLUMNS, rows));
  }

  private List<Contender> contenders(Effort effort, String suffix) {
    List<Contender> contenders = new ArrayList<>();
    for (AccessPattern<?> pattern :
        List.of(AccessPatterns.GET_PAPER, AccessPatterns.LIST_COLLECTION_PAPERS)) {
      if (effort.patterns().contains(pattern)) {
        zips.ofFunctions()
            .forEach((name, zip) -> contenders.add(Contender.of(pattern, name + suffix, zip)));
      }
    }
    return contenders;
  }

  private static void profile(
      List<Contender> contenders, Effort effort, Starter starter, Path log, List<Report.Row> rows)
      throws IOException, InterruptedException {
    Map<Contender, List<List<Double>>> starts =
        effort.inRounds(contenders, contender -> start(contender, starter, log));
    starts.forEach((contender, all) -> rows.add(new Report.Row(contender.name(), medians(all))));
  }

  private static List<Double> start(Contender contender, Starter starter, Path file)
      throws IOException, InterruptedException {
    long started = System.nanoTime();
    double all;
    try (FunctionProcess process = starter.start(contender)) {
      all = Starter.checked(process.firstAnswer(contender.event()));
    }
    StartLog log = StartLog.read(file);
    List<Double> figures = new ArrayList<>();
    long before = started;
    for (List<String> marks : marks(contender.handler())) {
      long end = log.firstAfter(before, marks);
      figures.add((end - before) / 1e6);
      before = end;
    }
    figures.add(all - (before - started) / 1e6);
    figures.add(all);
    figures.add((double) log.classes());
    figures.add((double) log.uncached());
    return figures;
  }

  /** The classes that end each phase but the last; they depend on the package. */
  private static List<List<String>> marks(String handler) {
    return List.of(
        List.of(
            "com.amazonaws.services.lambda.runtime.api.client.AWSLambda",
            "papercatalog.runtime.loop.InvocationLoop"),
        List.of(handler),
        List.of("papercatalog.functions.request.EventReader"),
        List.of(
            "org.apache.hc.client5.http.impl.io.DefaultManagedHttpClientConnection",
            "papercatalog.runtime.direct.DynamoDbRequestJson"),
        List.of(
            "org.apache.hc.core5.http.message.BasicClassicHttpResponse",
            "papercatalog.runtime.direct.DynamoDbResponseJson"));
  }

  private static List<Double> medians(List<List<Double>> starts) {
    List<Double> medians = new ArrayList<>();
    for (int i = 0; i < COLUMNS.size(); i++) {
      int column = i;
      medians.add(Start.median(starts.stream().mapToDouble(one -> one.get(column)).toArray()));
    }
    return medians;
  }
}
