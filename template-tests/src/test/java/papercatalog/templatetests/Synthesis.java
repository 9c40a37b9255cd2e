package papercatalog.templatetests;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import papercatalog.infra.CatalogApp;
import software.amazon.awscdk.App;
import software.amazon.awscdk.Stack;

/** The app, synthesized as the command line does it: with the context of {@code cdk.json}. */
public final class Synthesis {
  /** The monitor of all uses of constructs: these talk to one process of Node, one by one. */
  public static final Object CONSTRUCTS = new Object();

  private static final Path CDK_JSON = Path.of("../infra/cdk.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  /** One template for each choice of settings in a JVM. */
  private static final Map<Map<String, Object>, StackTemplate> KNOWN = new ConcurrentHashMap<>();

  private final App app;
  private final Stack stack;

  private Synthesis(Path directory, Map<String, Object> settings) {
    Map<String, Object> context = context();
    context.putAll(settings);
    app = CatalogApp.builder().outdir(directory.toString()).context(context).build();
    stack = CatalogApp.define(app, Optional.empty());
  }

  /** What an operator gets who chooses nothing. */
  static StackTemplate standard() {
    return with(Map.of());
  }

  /** What an operator gets who chooses this. */
  static StackTemplate with(Map<String, Object> settings) {
    return KNOWN.computeIfAbsent(Map.copyOf(settings), Synthesis::synthesized);
  }

  private static StackTemplate synthesized(Map<String, Object> settings) {
    try {
      Path directory = Files.createTempDirectory("papercatalog");
      try {
        synchronized (CONSTRUCTS) {
          return new Synthesis(directory, settings).template();
        }
      } finally {
        Directories.delete(directory);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Leaves everything that is synthesized in a directory. */
  static void into(Path directory, Map<String, Object> settings) {
    synchronized (CONSTRUCTS) {
      new Synthesis(directory, settings).app.synth();
    }
  }

  /** A stack that is not synthesized yet, to have rules added that may find something. */
  static Stack constructs(Path directory, Map<String, Object> settings) {
    Map<String, Object> unreported = new HashMap<>(settings);
    unreported.put("@aws-cdk/core:annotationsInValidationReport", false);
    return new Synthesis(directory, unreported).stack;
  }

  /** The zip that the functions of the standard stack are made of. */
  static Path zip() {
    return Path.of(context().get("zip").toString());
  }

  /** The zip that the function is made of that announces. */
  static Path eventsZip() {
    return Path.of(context().get("eventsZip").toString());
  }

  /** The zip that the functions of the search are made of. */
  static Path searchZip() {
    return Path.of(context().get("searchZip").toString());
  }

  private StackTemplate template() {
    String path = app.synth().getStackByName(stack.getStackName()).getTemplateFullPath();
    return new StackTemplate((ObjectNode) read(Path.of(path)));
  }

  /** The context of {@code cdk.json}, to be added to. */
  static Map<String, Object> context() {
    Map<String, Object> context = new HashMap<>();
    read(CDK_JSON)
        .get("context")
        .properties()
        .forEach(
            entry ->
                context.put(entry.getKey(), JSON.convertValue(entry.getValue(), Object.class)));
    return context;
  }

  private static JsonNode read(Path file) {
    try {
      return JSON.readTree(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
