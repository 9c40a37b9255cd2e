package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.domain.record.Records;
import papercatalog.domain.table.CatalogTable;
import papercatalog.domain.table.Namespace;
import papercatalog.local.lambda.EngineProcess;
import papercatalog.local.lambda.FunctionProcess;
import papercatalog.local.lambda.TaskRoot;
import papercatalog.search.handler.IndexPapers;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Indexer;
import papercatalog.search.index.IndexingFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The run that the cache is made of: the package itself, started by its own bootstrap, answers the
 * sample events of all patterns, their failures included, over a filled table and its index, and
 * through TLS as in AWS. At its end the JVM writes down the classes that it has loaded, linked,
 * ready to be mapped.
 *
 * <p>Each start maps all of them, needed or not. So what few ask for is not trained: citations,
 * feeds, and the pages of the docs, whose classes are then loaded when they are needed.
 */
final class Training {
  private static final Set<Format> UNTRAINED =
      EnumSet.complementOf(EnumSet.of(Format.JSON, Format.HTML));

  /** With them, a start compiles what the training did. */
  private static final String WITHOUT_PROFILES =
      "-XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining";

  private static final String BUCKET = "sample";
  private static final String HANDLERS = "papercatalog.runtime.loop.training";

  private Training() {}

  /**
   * Runs it.
   *
   * @param root the package, unpacked, still without a cache
   * @param handler answers the events
   * @param events the directory of sample events
   * @param cache where to write the cache
   */
  static void run(Path root, String handler, Path events, Path cache)
      throws IOException, InterruptedException {
    Path log = Files.createTempFile("training", ".log");
    try (EngineProcess engine = EngineProcess.startWithSample();
        TlsFront front = new TlsFront(engine.endpoint());
        TaskRoot indexes = TaskRoot.create();
        IndexBucket bucket = new IndexBucket(indexes.directory())) {
      boolean searches = handler.equals(AccessPatterns.SEARCH_PAPERS.handlerClass());
      if (searches) {
        index(engine, indexes.directory());
      }
      Path placed = placeHandler(root);
      try (FunctionProcess function =
          new FunctionProcess(
              command(root, cache, front),
              root,
              handler,
              variables(front.endpoint(), bucket),
              log)) {
        for (String sample : samples(events, searches)) {
          function.invoke(sample);
        }
        function.end();
      }
      remove(placed, root);
    }
    if (Files.notExists(cache)) {
      throw new IOException("No cache was made: " + Files.readString(log));
    }
    Files.delete(log);
  }

  /** Writes the index of the sample catalog. */
  static void index(EngineProcess engine, Path directory) throws IOException {
    DirectoryIndexStore store = new DirectoryIndexStore(directory.resolve(BUCKET + "/store"));
    Indexer indexer =
        new Indexer(store, directory.resolve("writer"), Clock.systemUTC(), Long.MAX_VALUE);
    try (DynamoDbClient client = engine.client()) {
      CatalogTable table = new CatalogTable(client, EngineProcess.TABLE);
      new IndexPapers(table, _ -> indexer)
          .index(Namespace.NONE, new Records(table, Clock.systemUTC()).ids().papers());
    }
  }

  /** The environment of a function over an engine and the index. */
  static Map<String, String> variables(URI engine, IndexBucket bucket) {
    Map<String, String> variables = new HashMap<>(EngineProcess.variables(engine));
    variables.put("AWS_ENDPOINT_URL_S3", bucket.endpoint().toString());
    variables.put(IndexingFunction.BUCKET_VARIABLE, BUCKET);
    return variables;
  }

  /** Where the loop looks for it in training: classes of a directory are not in the cache. */
  private static Path placeHandler(Path root) throws IOException {
    String name = "/" + TrainingHandler.class.getName().replace('.', '/') + ".class";
    Path file = root.resolve(name.substring(1));
    Files.createDirectories(file.getParent());
    try (InputStream content = TrainingHandler.class.getResourceAsStream(name)) {
      Files.copy(Objects.requireNonNull(content, name), file);
    }
    return file;
  }

  /** It is not part of the package, nor are its directories. */
  private static void remove(Path placed, Path root) throws IOException {
    for (Path path = placed; !path.equals(root); path = path.getParent()) {
      Files.delete(path);
    }
  }

  private static List<String> command(Path root, Path cache, TlsFront front) {
    return List.of(
        "/usr/bin/env",
        "LAMBDA_TASK_ROOT=" + root,
        "MAKE_AOT_CACHE=" + cache,
        "JDK_JAVA_OPTIONS="
            + WITHOUT_PROFILES
            + " -D"
            + HANDLERS
            + "="
            + root
            + " "
            + String.join(" ", front.trust()),
        root.resolve("bootstrap").toString());
  }

  /** The search is asked for its page too. */
  private static List<String> samples(Path directory, boolean searches) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> isTrained(file.getFileName().toString(), searches))
          .sorted()
          .map(Training::text)
          .flatMap(
              event ->
                  searches ? Stream.of(event, event.replace("*/*", "text/html")) : Stream.of(event))
          .toList();
    }
  }

  private static boolean isTrained(String file, boolean searches) {
    boolean asksForAnother =
        UNTRAINED.stream().anyMatch(format -> file.endsWith("-" + format.text() + ".json"));
    boolean ofThisZip = searches == file.startsWith(AccessPatterns.SEARCH_PAPERS.eventName());
    return file.endsWith(".json") && !file.startsWith("docs-") && !asksForAnother && ofThisZip;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
