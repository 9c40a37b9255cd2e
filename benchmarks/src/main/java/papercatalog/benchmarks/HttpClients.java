package papercatalog.benchmarks;

import static papercatalog.domain.pattern.AccessPatterns.GET_PAPER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import papercatalog.benchmarks.figures.Report;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.local.lambda.Packaging;
import papercatalog.local.lambda.TaskRoot;
import papercatalog.runtime.packaging.ClassPathJar;
import papercatalog.runtime.packaging.PackageZip;

/**
 * Compares HTTP clients for DynamoDB. Each replaces the client in the plain zip, under a function
 * without this project's code and under {@code GetPaper}. {@code GetPaper} as deployed is included.
 */
record HttpClients(Zips zips) {
  private static final StartComparison PLAIN =
      new StartComparison("http-clients", "HTTP clients", "url-connection", false);

  private static final StartComparison TLS =
      new StartComparison("http-clients-tls", "HTTP clients, through TLS", "url-connection", true);

  /** The CRT client cannot trust a given certificate, only all of them. */
  private static final String TRUST_ALL = "-Dpapercatalog.http.trust-all=";

  private static final HttpClient DIVISOR =
      new HttpClient("url-connection", List.of("url-connection-client-"));

  private static final List<HttpClient> OTHERS =
      List.of(
          new HttpClient("apache5", List.of("apache5-client-", "httpclient5-", "httpcore5-")),
          new HttpClient(
              "apache4",
              List.of("apache-client-", "httpclient-", "httpcore-", "commons-", "jcl-over-slf4j-")),
          new HttpClient("crt", List.of("aws-crt-", "crt-core-")),
          new HttpClient("jdk", List.of()));

  /**
   * An HTTP client.
   *
   * @param jars prefixes of its jars' names
   */
  private record HttpClient(String name, List<String> jars) {
    boolean owns(Path jar) {
      return jars.stream().anyMatch(jar.getFileName().toString()::startsWith);
    }
  }

  List<Report> compare(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    List<HttpClient> clients = new ArrayList<>(List.of(DIVISOR));
    clients.addAll(effort.of(OTHERS));
    try (TaskRoot directory = TaskRoot.create()) {
      for (HttpClient client : clients) {
        pack(client, zip(client, directory));
      }
      List<Report> reports = new ArrayList<>();
      for (StartComparison comparison : List.of(PLAIN, TLS)) {
        reports.add(
            comparison.of(contenders(clients, directory, comparison.tls()), effort, engine));
      }
      return reports;
    }
  }

  private List<Contender> contenders(List<HttpClient> clients, TaskRoot directory, boolean tls) {
    List<Contender> contenders = new ArrayList<>();
    for (String handler : List.of("GetItemAsJson", "GetPaperOver")) {
      for (HttpClient client : clients) {
        List<String> options = List.of("-Dpapercatalog.http=" + client.name, TRUST_ALL + tls);
        contenders.add(
            new Contender(
                (handler.equals("GetPaperOver") ? "GetPaper, " : "bare SDK and JSON, ")
                    + client.name,
                new Packaging.ManagedRuntime(zip(client, directory), options),
                "papercatalog.benchmarks.clients." + handler,
                Contender.event(GET_PAPER)));
      }
    }
    contenders.add(Contender.of(GET_PAPER, ", as deployed", zips.functions()));
    zips.aot("aot-with-sdk")
        .ifPresent(zip -> contenders.add(Contender.of(GET_PAPER, ", AOT with the SDK", zip)));
    zips.aot("aot").ifPresent(zip -> contenders.add(Contender.of(GET_PAPER, ", AOT", zip)));
    return contenders;
  }

  private static Path zip(HttpClient client, TaskRoot directory) {
    return directory.directory().resolve(client.name + ".zip");
  }

  private void pack(HttpClient client, Path zip) throws IOException {
    try (TaskRoot functions = TaskRoot.unpack(zips.functions().zip());
        TaskRoot root = TaskRoot.create()) {
      Path library = Files.createDirectory(root.directory().resolve("lib"));
      List<Path> jars = new ArrayList<>(ClassPathJar.jars(functions.directory().resolve("lib")));
      jars.removeIf(DIVISOR::owns);
      // The functions' settings name the first of them.
      jars.removeIf(jar -> OTHERS.stream().skip(1).anyMatch(other -> other.owns(jar)));
      jars.addAll(ClassPathJar.jars(zips.clients()));
      ClassPathJar.jars(zips.clients().resolve("lib")).stream()
          .filter(client::owns)
          .filter(jar -> !OTHERS.getFirst().owns(jar))
          .forEach(jars::add);
      for (Path jar : jars) {
        Files.copy(jar, library.resolve(jar.getFileName()));
      }
      PackageZip.write(root.directory(), zip);
    }
  }
}
