package papercatalog.runtime.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.pattern.AccessPatterns;
import papercatalog.domain.pattern.Format;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.local.gateway.SampleCatalog;
import papercatalog.runtime.lambda.FunctionProcess;
import papercatalog.runtime.lambda.IndexBucket;
import papercatalog.runtime.lambda.TaskRoot;
import papercatalog.search.index.DirectoryIndexStore;
import papercatalog.search.index.Indexer;

/**
 * The training run that makes the cache: the package answers the sample events of all patterns,
 * failures included, through TLS as in AWS; when it ends, the JVM writes its loaded and linked
 * classes.
 *
 * <p>Each start maps all of them, so rare formats are not trained: citations, feeds, and the docs.
 */
final class Training {
  private static final Set<Format> UNTRAINED =
      EnumSet.complementOf(EnumSet.of(Format.JSON, Format.HTML));

  /** With profiles, a start would compile the methods that were busy in training. */
  private static final String WITHOUT_PROFILES =
      "-XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining";

  private static final String BUCKET = "sample";
  private static final int COPIES = 40;

  private static final String HANDLERS = "papercatalog.runtime.loop.training";

  /** Queries of all kinds, as JSON has them; an accent behind its letter needs the normalizer. */
  private static final List<String> QUERIES =
      List.of(
          "replicated",
          "ha\u030astad",
          "distributed systems",
          "the consistency of replicated data lamport",
          "\\\"distributed system\\\" -byzantine author:lamport year:1970..1990 topic:consensus");

  private Training() {}

  /** Runs the package, unpacked and without a cache, over an engine with the sample catalog. */
  static void run(TlsFront front, Path root, String handler, Path events, Path cache)
      throws IOException, InterruptedException {
    Path log = Files.createTempFile("training", ".log");
    try (TaskRoot indexes = TaskRoot.create();
        IndexBucket bucket = new IndexBucket(indexes.directory())) {
      boolean searches = handler.equals(HandlerClass.of(AccessPatterns.SEARCH_PAPERS));
      if (searches) {
        index(indexes.directory().resolve(BUCKET));
      }
      Path placed = placeHandler(root);
      try (FunctionProcess function =
          new FunctionProcess(
              command(root, cache, front, indexes.directory()),
              root,
              handler,
              bucket.variables(front.endpoint(), BUCKET),
              log)) {
        for (String sample : samples(events, searches)) {
          String answer = function.invoke(sample).text();
          if (searches && !answer.contains("\"statusCode\":200")) {
            throw new IOException("A search failed in training: " + answer);
          }
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

  /** Writes an index of the sample catalog and of its copies, which has blocks of postings. */
  static void index(Path bucket) throws IOException {
    DirectoryIndexStore store = new DirectoryIndexStore(bucket.resolve("store"));
    new Indexer(store, bucket.resolve("writer"), Clock.systemUTC(), Long.MAX_VALUE)
        .rebuild(
            new SampleCatalog()
                .papers().stream()
                    .flatMap(paper -> IntStream.range(0, COPIES).mapToObj(at -> copy(paper, at)))
                    .toList());
  }

  /**
   * Copies are older: the papers come first, since the table has no copies. Each has a word of its
   * own, as an index of many words has compressed blocks.
   */
  private static Paper copy(Paper paper, int number) {
    return number == 0
        ? paper
        : PaperBuilder.from(paper)
            .id(new PaperId(paper.id().value() + "-" + number))
            .title(paper.title() + " rep" + Long.toString((number * 0x9E3779B97F4A7C15L) >>> 1, 36))
            .published(new PublicationDate("1900"))
            .build();
  }

  /** Copies the handler to where the loop looks for it in training. */
  private static Path placeHandler(Path root) throws IOException {
    String name = "/" + TrainingHandler.class.getName().replace('.', '/') + ".class";
    Path file = root.resolve(name.substring(1));
    Files.createDirectories(file.getParent());
    try (InputStream content = TrainingHandler.class.getResourceAsStream(name)) {
      Files.copy(Objects.requireNonNull(content, name), file);
    }
    return file;
  }

  /** Removes the handler and its directories, which are not part of the package. */
  private static void remove(Path placed, Path root) throws IOException {
    for (Path path = placed; !path.equals(root); path = path.getParent()) {
      Files.delete(path);
    }
  }

  /** The search keeps its index in the directory of temporary files, which no other may use. */
  private static List<String> command(Path root, Path cache, TlsFront front, Path temporary) {
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
            + " -Djava.io.tmpdir="
            + temporary
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
          .flatMap(event -> searches ? searches(event) : Stream.of(event))
          .toList();
    }
  }

  private static Stream<String> searches(String event) {
    return QUERIES.stream()
        .map(query -> event.replace("\"q\": \"replicated\"", "\"q\": \"" + query + "\""))
        .flatMap(asked -> Stream.of(asked, asked.replace("*/*", "text/html")));
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
