package papercatalog.benchmark;

import static papercatalog.schema.AccessPattern.GET_PAPER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papercatalog.aot.ClassPathJar;
import papercatalog.aot.PackageZip;
import papercatalog.lambda.Packaging;
import papercatalog.lambda.TaskRoot;

/** The plain zip packed and started otherwise than it is: what the decisions about both rest on. */
record Variants(Zips zips) implements Part {
  private static final StartComparison COMPARISON =
      new StartComparison(
          "variants", "GetPaper, packed and started otherwise", "as deployed", false);

  /** What else the JVM could be told, after what the managed runtime tells it. */
  private static final Map<String, List<String>> OPTIONS =
      Map.of(
          "compiled to the last level", List.of("-XX:TieredStopAtLevel=4"),
          "G1 collector", List.of("-XX:-UseSerialGC", "-XX:+UseG1GC"),
          "compact object headers", List.of("-XX:+UseCompactObjectHeaders"),
          "no performance data", List.of("-XX:-UsePerfData"));

  @Override
  public List<Report> run(Effort effort) throws IOException, InterruptedException {
    Path zip = zips.functions().zip();
    Path oneJar = Files.createTempFile("one-jar", ".zip");
    try {
      packAsOneJar(zip, oneJar);
      List<Contender> contenders = new ArrayList<>();
      contenders.add(variant("as deployed", new Packaging.ManagedRuntime(zip)));
      contenders.add(variant("one jar", new Packaging.ManagedRuntime(oneJar)));
      OPTIONS.entrySet().stream()
          .sorted(Map.Entry.comparingByKey())
          .map(
              option ->
                  variant(option.getKey(), new Packaging.ManagedRuntime(zip, option.getValue())))
          .forEach(contenders::add);
      List<Report> reports = new ArrayList<>(new HttpClients(zips).compare(effort));
      reports.add(COMPARISON.of(contenders, effort));
      return reports;
    } finally {
      Files.delete(oneJar);
    }
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
