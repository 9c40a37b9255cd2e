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

/** Alternatives for packaging and starting both packages; the decision pages use the results. */
record OtherPackagings(Zips zips) implements Measurement {
  private static final StartComparison COMPARISON =
      new StartComparison(
          "variants", "GetPaper, packed and started otherwise", "as deployed", false);

  private static final StartComparison LOOPS =
      new StartComparison(
          "runtime-loops", "GetPaper, AOT, by who asks Lambda for events", "AWS's client", false);

  private static final List<Options> OPTIONS =
      List.of(
          new Options("G1 collector", List.of("-XX:-UseSerialGC", "-XX:+UseG1GC")),
          new Options("compact object headers", List.of("-XX:+UseCompactObjectHeaders")),
          new Options("compiled to the last level", List.of("-XX:TieredStopAtLevel=4")),
          new Options("no performance data", List.of("-XX:-UsePerfData")));

  /** JVM options after those of the managed runtime. */
  private record Options(String name, List<String> options) {}

  @Override
  public List<Report> run(Effort effort, EngineProcess engine)
      throws IOException, InterruptedException {
    Path zip = zips.functions().zip();
    Path oneJar = Files.createTempFile("one-jar", ".zip");
    try {
      packAsOneJar(zip, oneJar);
      List<Contender> contenders = new ArrayList<>();
      contenders.add(variant("as deployed", new Packaging.ManagedRuntime(zip)));
      contenders.add(variant("one jar", new Packaging.ManagedRuntime(oneJar)));
      for (Options more : effort.of(OPTIONS)) {
        contenders.add(variant(more.name, new Packaging.ManagedRuntime(zip, more.options)));
      }
      List<Report> reports = new ArrayList<>(new HttpClients(zips).compare(effort, engine));
      reports.add(COMPARISON.of(contenders, effort, engine));
      List<Contender> loops = loops();
      if (!loops.isEmpty()) {
        reports.add(LOOPS.of(loops, effort, engine));
      }
      return reports;
    } finally {
      Files.delete(oneJar);
    }
  }

  /** Contenders for the packages that have been built. */
  private List<Contender> loops() {
    List<Contender> loops = new ArrayList<>();
    zips.aot("aot-with-aws-loop").ifPresent(zip -> loops.add(variant("AWS's client", zip)));
    zips.aot("aot").ifPresent(zip -> loops.add(variant("its own loop", zip)));
    return loops;
  }

  private static Contender variant(String name, Packaging packaging) {
    return Contender.of(GET_PAPER, ", " + name, packaging);
  }

  private static void packAsOneJar(Path zip, Path target) throws IOException {
    try (TaskRoot root = TaskRoot.unpack(zip);
        TaskRoot packed = TaskRoot.create()) {
      Path library = Files.createDirectory(packed.directory().resolve("lib"));
      ClassPathJar.write(
          ClassPathJar.jars(root.directory().resolve("lib")), library.resolve("functions.jar"));
      PackageZip.write(packed.directory(), target);
    }
  }
}
