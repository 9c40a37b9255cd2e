package papercatalog.runtime.lambda;

import module java.base;

import papercatalog.domain.client.ClientSettings;
import papercatalog.domain.schema.TableSchema;
import papercatalog.domain.table.CatalogTable;
import papercatalog.local.engine.DynamoDbLocal;
import papercatalog.local.gateway.CatalogFiller;
import papercatalog.local.gateway.SampleCatalog;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** DynamoDB Local with an empty table in a process whose work measurements exclude. */
public final class EngineProcess implements AutoCloseable {
  public static final String TABLE = "papers";

  /** JVM options: none for measurements; tests set some for engines that run for seconds. */
  private static final List<String> OPTIONS =
      Stream.of(System.getProperty("engine.options", "").split(" "))
          .filter(option -> !option.isEmpty())
          .toList();

  private final Process process;
  private final URI endpoint;

  private EngineProcess(Process process, URI endpoint) {
    this.process = process;
    this.endpoint = endpoint;
  }

  private static EngineProcess start() throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(OPTIONS);
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            EngineProcess.class.getName()));
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("DDB_LOCAL_TELEMETRY", "0");
    Process process = builder.start();
    // Stays open until the process ends: the engine stops when its standard input closes.
    @SuppressWarnings("resource")
    BufferedReader output = process.inputReader(StandardCharsets.US_ASCII);
    String endpoint = output.readLine();
    if (endpoint == null) {
      throw new IOException("DynamoDB Local did not start");
    }
    return new EngineProcess(process, URI.create(endpoint));
  }

  public static EngineProcess startWithSample() throws IOException {
    EngineProcess engine = start();
    try (DynamoDbClient client = engine.client()) {
      CatalogTable table = new CatalogTable(client, TABLE);
      table.createIfAbsent();
      new CatalogFiller(table, SampleCatalog.anHourAgo()).fillWithSample();
    }
    return engine;
  }

  /** The environment variables that connect a function to the engine or a proxy. */
  public static Map<String, String> variables(URI endpoint) {
    Map<String, String> variables = new HashMap<>(FunctionProcess.access(endpoint));
    variables.put(TableSchema.NAME_VARIABLE, TABLE);
    return variables;
  }

  public URI endpoint() {
    return endpoint;
  }

  public DynamoDbClient client() {
    return ClientSettings.forWrites().at(endpoint).open();
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }

  public static void main(String[] arguments) {
    try (DynamoDbLocal engine = DynamoDbLocal.inMemory()) {
      System.out.println(engine.endpoint());
      System.in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
