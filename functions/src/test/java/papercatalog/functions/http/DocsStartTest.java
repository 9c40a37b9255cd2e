package papercatalog.functions.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.functions.handler.HandlerClass;
import papercatalog.functions.route.DocsPage;
import papercatalog.functions.route.Routes;

/** The function that reads no table, started where there is neither a table's name nor the SDK. */
@Timeout(60)
@Tag("slow")
final class DocsStartTest {
  /** Makes the handler as Lambda does, and asks it for each of its pages. */
  static final class Lambda {
    private Lambda() {}

    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
      RequestStreamHandler handler =
          Class.forName(HandlerClass.DOCS)
              .asSubclass(RequestStreamHandler.class)
              .getConstructor()
              .newInstance();
      for (String path : arguments) {
        String event = "{\"rawPath\":\"" + path + "\",\"headers\":{\"accept\":\"text/html\"}}";
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        handler.handleRequest(new ByteArrayInputStream(event.getBytes(UTF_8)), answer, null);
        System.out.println(answer.toString(UTF_8));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"on-demand", "snap-start"})
  void docs_whereThereIsNoSdk_answersForEachPage(String initialization) throws Exception {
    String everything = System.getProperty("java.class.path");
    String withoutSdk =
        Arrays.stream(everything.split(File.pathSeparator, -1))
            .filter(entry -> !entry.contains("awssdk"))
            .collect(joining(File.pathSeparator));
    assertThat(withoutSdk).isNotEqualTo(everything);
    ProcessBuilder builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "-XX:TieredStopAtLevel=1", // as Lambda has it
            "-XX:+UseSerialGC",
            "-cp",
            withoutSdk,
            Lambda.class.getName());
    List<String> paths =
        Routes.WITHOUT_SEARCH.pages().stream()
            .filter(page -> page.operation().equals(DocsPage.OPERATION))
            .map(DocsPage::path)
            .toList();
    builder.command().addAll(paths);
    builder.environment().keySet().removeIf(name -> name.startsWith("AWS_"));
    builder.environment().remove("TABLE_NAME");
    builder.environment().put("AWS_LAMBDA_INITIALIZATION_TYPE", initialization);

    Process lambda = builder.redirectErrorStream(true).start();
    String output = new String(lambda.getInputStream().readAllBytes(), UTF_8);

    assertThat(output.lines().filter(line -> line.startsWith("{\"statusCode\":200,")))
        .as(output)
        .hasSize(paths.size());
    assertThat(output.lines().filter(line -> line.startsWith("{\"timestamp\":")))
        .as("lines of its log, of which priming leaves none")
        .hasSize(paths.size());
    assertThat(output.lines().filter(line -> line.contains("\"cold\":true"))).hasSize(1);
    assertThat(output.lines()).hasSize(2 * paths.size());
    assertThat(lambda.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(lambda.exitValue()).isZero();
  }
}
