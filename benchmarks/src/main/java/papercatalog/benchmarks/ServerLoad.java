package papercatalog.benchmarks;

import module java.base;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import papercatalog.benchmarks.figures.Report;
import papercatalog.domain.model.Paper;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.local.lambda.EngineProcess;

/** Measures the local server under clients that read all kinds of resources without pauses. */
record ServerLoad() implements Measurement {
  private static final int CLIENTS = 8;

  /** The results of one client. */
  private record Seen(List<Double> latencies, int errors) {}

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    Duration slice = Duration.ofSeconds(effort.loadSeconds()).dividedBy(3);
    List<Report.Row> rows = new ArrayList<>();
    try (LocalServerProcess server = LocalServerProcess.start();
        HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      for (String third : List.of("first third", "second third", "last third")) {
        rows.add(row(third, server, http, slice));
      }
    }
    return List.of(
        new Report(
            "load",
            "The local server under " + CLIENTS + " clients",
            List.of("requests a second", "p50 ms", "p99 ms", "errors", "resident MB"),
            rows));
  }

  private static Report.Row row(
      String label, LocalServerProcess server, HttpClient http, Duration time)
      throws InterruptedException {
    List<URI> targets = targets(server.url());
    List<Double> latencies = new ArrayList<>();
    int errors = 0;
    long start = System.nanoTime();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Seen>> clients = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        int offset = i * 7;
        clients.add(threads.submit(() -> ask(http, targets, offset, start + time.toNanos())));
      }
      for (Future<Seen> client : clients) {
        latencies.addAll(client.get().latencies);
        errors += client.get().errors;
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Collections.sort(latencies);
    return new Report.Row(
        label,
        List.of(
            latencies.size() / seconds,
            latencies.get(latencies.size() / 2),
            latencies.get(latencies.size() * 99 / 100),
            (double) errors,
            server.residentMegabytes()));
  }

  private static Seen ask(HttpClient http, List<URI> targets, int offset, long end)
      throws IOException, InterruptedException {
    List<Double> latencies = new ArrayList<>();
    int errors = 0;
    for (int i = offset; System.nanoTime() < end; i++) {
      HttpRequest request = HttpRequest.newBuilder(targets.get(i % targets.size())).build();
      long start = System.nanoTime();
      int status = http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
      latencies.add((System.nanoTime() - start) / 1e6);
      errors += status >= 500 ? 1 : 0;
    }
    return new Seen(latencies, errors);
  }

  /** Every paper, its lists and its authors. */
  private static List<URI> targets(URI server) {
    List<URI> targets = new ArrayList<>();
    for (Paper paper : new SampleCatalog().papers()) {
      targets.add(server.resolve(AccessPatterns.GET_PAPER.path(paper.id())));
      targets.add(server.resolve(AccessPatterns.LIST_COLLECTION_PAPERS.path(paper.collection())));
      paper
          .topics()
          .forEach(
              topic -> targets.add(server.resolve(AccessPatterns.LIST_TOPIC_PAPERS.path(topic))));
      paper
          .authors()
          .forEach(
              author -> {
                targets.add(
                    server.resolve(AccessPatterns.LIST_AUTHOR_PAPERS.path(author.handle())));
                targets.add(server.resolve(AccessPatterns.GET_AUTHOR.path(author.handle())));
              });
    }
    return targets;
  }
}
