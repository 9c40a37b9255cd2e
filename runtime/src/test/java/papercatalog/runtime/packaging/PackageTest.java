package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.table.Namespace;
import papercatalog.runtime.lambda.EngineProcess;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.LostCache;
import papercatalog.runtime.lambda.Packaging;
import papercatalog.runtime.lambda.TaskRoot;

/** The package, built, unpacked as Lambda unpacks it and started by its own bootstrap. */
@Tag("slow")
@Timeout(300)
final class PackageTest {
  private static final Path FUNCTIONS = Path.of("../functions/target/functions.zip");
  private static final Path EVENTS = Path.of("../events");
  private static final long LAMBDAS_LIMIT = 250L * 1024 * 1024;

  @RegisterExtension static final SampleEngine ENGINE = new SampleEngine();
  @TempDir static Path directory;

  /** Of those tests that change nothing in it. */
  private static TaskRoot whole;

  private TaskRoot root;

  @BeforeAll
  static void build() throws Exception {
    try (TaskRoot built = TaskRoot.create()) {
      RuntimePackager.build(
          ENGINE.throughTls(),
          built.directory(),
          FUNCTIONS.toString(),
          TrainingHandler.class.getName(),
          EVENTS.toString());
      PackageZip.write(built.directory(), zip());
    }
    whole = TaskRoot.unpack(zip());
  }

  @AfterAll
  static void removeWhole() {
    whole.close();
  }

  @BeforeEach
  void begin() {
    root = whole;
  }

  @AfterEach
  void remove() throws IOException {
    if (!root.equals(whole)) {
      root.close();
    }
    Files.deleteIfExists(Path.of("/tmp/functions.jar")); // the bootstrap's copy
  }

  /** What {@link TaskRoot#unpack} would make again, with its times and modes, to be changed. */
  private static TaskRoot copyOfWhole() throws IOException {
    TaskRoot copy = TaskRoot.create();
    for (Path file : TaskRoot.files(whole.directory())) {
      Path target = copy.directory().resolve(whole.directory().relativize(file));
      Files.createDirectories(target.getParent());
      Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
    }
    return copy;
  }

  @Test
  void package_answersOutOfItsCache() throws Exception {
    assertThat(answer()).contains("\"statusCode\":200", "A Single-Table DynamoDB Model");
    assertThat(LostCache.in(log())).isFalse();
    assertLogIsOneLine("request", "GetPaper");
  }

  /** Its record is a binary attribute, which the package's own client reads. */
  @Test
  void package_readsAVersion() throws Exception {
    assertThat(answer("GetPaperVersion", "get-paper-version"))
        .contains("\"statusCode\":200", "A Single-Table DynamoDB Model");
    assertLogIsOneLine("request", "GetPaperVersion");
  }

  @Test
  void package_describesTheApi() throws Exception {
    assertThat(answer("Docs", "docs-openapi")).contains("\"statusCode\":200", "openapi");
    assertThat(LostCache.in(log())).isFalse();
    assertLogIsOneLine("request", "Docs");
  }

  @Test
  void package_thatIsWoken_asksNothingAndSaysSo() throws Exception {
    assertThat(answer(List.of(), "GetPaper", "{\"wake\":true}")).isEqualTo("{}");
    assertLogIsOneLine("wake", "GetPaper");
  }

  @Test
  void package_takesItsPagesOutOfItsCache() throws Exception {
    Path classes = directory.resolve("pages.log");
    String event = Files.readString(EVENTS.resolve("get-paper.json")).replace("*/*", "text/html");

    assertThat(answer(List.of("-Xlog:class+load:file=" + classes), "GetPaper", event))
        .contains("\"statusCode\":200", "<!DOCTYPE html>");

    assertThat(Files.readAllLines(classes))
        .filteredOn(line -> line.matches(".* (papercatalog|gg\\.jte)\\.[\\w.]+ source: .*"))
        .anyMatch(line -> line.contains(" papercatalog.functions.html.PaperPage "))
        .anyMatch(line -> line.contains(" gg.jte."))
        .allMatch(line -> line.contains(" source: shared objects file"));
  }

  @Test
  void package_takesItsHandlersAndTheSdkOutOfItsCache_andHoldsNothingOfTraining() throws Exception {
    Path classes = directory.resolve("classes.log");

    assertThat(answer(List.of("-Xlog:class+load:file=" + classes))).contains("\"statusCode\":200");

    assertThat(Files.readAllLines(classes))
        .filteredOn(
            line -> line.matches(".* (papercatalog|software\\.amazon)\\.[\\w.]+ source: .*"))
        .anyMatch(line -> line.contains(" papercatalog.functions.handler.GetPaper "))
        .anyMatch(line -> line.contains(" papercatalog.functions.http.RequestLine "))
        .anyMatch(line -> line.contains(" software.amazon.awssdk.services.dynamodb."))
        .allMatch(line -> line.contains(" source: shared objects file"));
    try (ZipFile jar = new ZipFile(root.directory().resolve("functions.jar").toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName))
          .contains("papercatalog/functions/handler/GetPaper.class")
          .noneMatch(name -> name.startsWith("papercatalog/runtime/packaging/"))
          .noneMatch(name -> name.startsWith("com/amazonaws/services/lambda/runtime/api/"));
    }
  }

  @Test
  void package_onAnotherProcessor_saysSoInOneLine_andEnds() throws Exception {
    root = copyOfWhole();
    Path bootstrap = root.directory().resolve("bootstrap");
    String script = Files.readString(bootstrap);
    Files.writeString(
        bootstrap, script.replace(Processor.ofThisMachine().loader(), "/lib/ld-of-another.so"));
    Process process =
        new ProcessBuilder("sh", bootstrap.toString()).redirectErrorStream(true).start();

    assertThat(process.inputReader().lines())
        .singleElement()
        .asString()
        .contains("was built for " + Processor.ofThisMachine().name());
    assertThat(process.waitFor()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "eu-central-1,, true",
    "cn-north-1,, false",
    "us-gov-west-1,, false",
    "us-east-1, https://localhost:1, false"
  })
  void package_trustsOnlyAmazonsAuthorities_whereAwsIsAsked(
      String region, String endpoint, boolean amazons) throws Exception {
    root = copyOfWhole();
    Path java = root.directory().resolve("runtime/bin/java");
    Files.writeString(java, "#!/bin/sh\necho \"$SSL_CERT_FILE $@\"\n");
    Path list = root.directory().resolve("authorities.pem");
    ProcessBuilder bootstrap =
        new ProcessBuilder("sh", root.directory().resolve("bootstrap").toString());
    bootstrap.environment().put("LAMBDA_TASK_ROOT", root.directory().toString());
    bootstrap.environment().put("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "1024");
    bootstrap.environment().put("AWS_REGION", region);
    bootstrap.environment().put("AWS_ENDPOINT_URL_DYNAMODB", endpoint == null ? "" : endpoint);

    String command = new String(bootstrap.start().getInputStream().readAllBytes(), UTF_8);

    assertThat(command.contains("-Dpapercatalog.client.authorities=" + list)).isEqualTo(amazons);
    assertThat(command.startsWith(list + " ")).isEqualTo(amazons);
    assertThat(
            CertificateFactory.getInstance("X.509")
                .generateCertificates(Files.newInputStream(list)))
        .hasSize(5)
        .allSatisfy(it -> assertThat(it.toString()).containsPattern("Amazon|Starfield Services"));
  }

  @Test
  void package_holdsOneLibrary_andItsNotice() throws Exception {
    assertThat(root.directory().resolve("NOTICE")).content().contains("libaws-crt-jni.so");
    try (ZipFile zip = new ZipFile(zip().toFile());
        ZipFile jar = new ZipFile(root.directory().resolve("functions.jar").toFile())) {
      assertThat(zip.stream().map(ZipEntry::getName)).contains("libaws-crt-jni.so");
      assertThat(jar.stream().map(ZipEntry::getName))
          .contains("software/amazon/awssdk/crt/CRT.class")
          .noneMatch(name -> name.endsWith(".so") || name.matches("org/apache/(hc|http)/.*"));
    }
  }

  /** It starts as fast as any. */
  @Test
  void package_ofATenant_takesItsClassesOutOfItsCache() throws Exception {
    Path classes = directory.resolve("tenant.log");
    Map<String, String> variables = new HashMap<>(EngineProcess.variables(ENGINE.endpoint()));
    variables.put(Namespace.TENANT_VARIABLE, "acme");

    assertThat(
            answer(
                List.of("-Xlog:class+load:file=" + classes),
                "GetPaper",
                sample("get-paper"),
                variables))
        .contains("\"statusCode\":404");

    assertThat(log()).content().contains("\"tenant\":\"acme\"");
    assertThat(Files.readAllLines(classes))
        .filteredOn(
            line -> line.matches(".* papercatalog\\.\\w+\\.(table|model|log)\\.\\w+ source: .*"))
        .anyMatch(line -> line.contains(" papercatalog.domain.model.TenantName "))
        .allMatch(line -> line.contains(" source: shared objects file"));
  }

  /** A JVM that misses the jar of the cache misses it again for each class, in half a start. */
  @Test
  void package_findsTheJarThatItsCacheNames() throws Exception {
    Path exceptions = directory.resolve("exceptions.log");

    assertThat(answer(List.of("-Xlog:exceptions=info:file=" + exceptions)))
        .contains("\"statusCode\":200");

    assertThat(exceptions).content().doesNotContain("NoSuchFileException");
  }

  /**
   * What every start would pay for: a division of durations takes decimals, a sixth of a start; a
   * switch over types makes a class, 3 ms; the equality of records makes eight, 10 ms; a comparator
   * of the JDK makes some too; opening the jar reads the names of all its files, a tenth of a
   * start.
   */
  @ParameterizedTest
  @MethodSource("papercatalog.domain.pattern.AccessPatterns#all")
  void package_ofEachPattern_makesNoClass_computesNoDecimals_andOpensNoJar(AccessPattern<?> pattern)
      throws Exception {
    Path classes = directory.resolve(pattern + ".log");
    String log = "-Xlog:class+load,class+init=info:file=" + classes;

    assertThat(answer(List.of(log), pattern.operation(), sample(pattern.eventName())))
        .contains("\"statusCode\":200");

    assertThat(Files.readAllLines(classes))
        .anyMatch(line -> line.contains("'papercatalog/domain/read/Catalog'"))
        .noneMatch(line -> line.contains("'java/math/BigDecimal'"))
        .noneMatch(line -> line.contains("'java/util/zip/Deflater'"))
        .noneMatch(line -> line.contains("'java/security/Security'"))
        .noneMatch(line -> line.contains("'java/util/zip/ZipFile$Source'"))
        .noneMatch(line -> line.matches(".* \\S+/0x\\S+ source: (?!shared objects file).*"));
  }

  @Test
  void package_withoutTheModulesThatLibrariesReferTo_formatsACitation() throws Exception {
    assertThat(answer("GetPaper", "get-paper-citation")).contains("\"statusCode\":200");
  }

  @Test
  void package_whenItsCacheIsDamaged_answersWithout_andSaysSo() throws Exception {
    root = copyOfWhole();
    Files.write(root.directory().resolve("functions.aot"), new byte[1_000_000]);

    assertThat(answer()).contains("\"statusCode\":200");
    assertThat(LostCache.in(log())).isTrue();
    assertThat(log()).content().contains("AOT cache");
  }

  @Test
  void package_whenItsCacheIsMissing_answersWithout_andSaysSo() throws Exception {
    root = copyOfWhole();
    Files.delete(root.directory().resolve("functions.aot"));

    assertThat(answer()).contains("\"statusCode\":200");
    assertThat(LostCache.in(log())).isTrue();
  }

  @Test
  void package_whenUnpackingLostTheTimes_answersOutOfItsCacheAllTheSame() throws Exception {
    root = copyOfWhole();
    try (Stream<Path> files = Files.walk(root.directory())) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("1980-01-01T00:00:00Z")));
      }
    }

    assertThat(answer()).contains("\"statusCode\":200");
    assertThat(LostCache.in(log())).isFalse();
    assertThat(log()).content().contains("The times of files were lost");
  }

  @Test
  void package_isFarBelowWhatLambdaUnpacks_andItsFilesHaveTheModesThatLambdaAsksFor()
      throws IOException {
    assertThat(root.size()).isLessThan(LAMBDAS_LIMIT / 2);
    assertThat(Files.isExecutable(root.directory().resolve("bootstrap"))).isTrue();
    assertThat(Files.isExecutable(root.directory().resolve("runtime/bin/java"))).isTrue();
    assertThat(Files.isExecutable(root.directory().resolve("functions.jar"))).isFalse();
  }

  private static void assertLogIsOneLine(String message, String operation) {
    assertThat(log())
        .content()
        .hasLineCount(1)
        .contains("\"message\":\"%s\",\"operation\":\"%s\"".formatted(message, operation));
  }

  private static Path zip() {
    return directory.resolve("aot.zip");
  }

  private static Path log() {
    return directory.resolve("function.log");
  }

  private String answer() throws Exception {
    return answer(List.of());
  }

  private String answer(List<String> options) throws Exception {
    return answer(options, "GetPaper", sample("get-paper"));
  }

  private String answer(String operation, String event) throws Exception {
    return answer(List.of(), operation, sample(event));
  }

  private static String sample(String event) throws IOException {
    return Files.readString(EVENTS.resolve(event + ".json"));
  }

  private String answer(List<String> options, String operation, String event) throws Exception {
    return answer(options, operation, event, EngineProcess.variables(ENGINE.endpoint()));
  }

  private String answer(
      List<String> options, String operation, String event, Map<String, String> variables)
      throws Exception {
    List<String> command = new Packaging.OwnRuntime(zip()).command(root.directory(), "", options);
    try (FunctionProcess function =
        new FunctionProcess(
            command,
            root.directory(),
            "papercatalog.functions.handler." + operation,
            variables,
            log())) {
      return function.firstAnswer(event).text();
    }
  }
}
