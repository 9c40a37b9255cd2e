package papercatalog.templatetests;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The server of {@code make run} ends with it, also if it is killed. */
@Tag("slow")
@Timeout(120)
final class MakeRunTest {
  /** What {@code make} builds is there, and is not to be built again. */
  private static final List<String> RUN =
      List.of("make", "--old-file=local/target/lib", "run", "DYNAMODB_PORT=0");

  private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:(\\d+)");

  @Test
  void makeRun_whenItIsKilled_leavesNoPortBehind() throws Exception {
    Process make = start("PORT=0");
    List<ProcessHandle> started = new ArrayList<>();
    try {
      int port = port(make);
      started.addAll(make.descendants().toList());

      make.toHandle().destroy(); // SIGTERM

      assertThat(make.waitFor(60, TimeUnit.SECONDS)).isTrue();
      for (ProcessHandle process : started) {
        process.onExit().get(60, TimeUnit.SECONDS);
      }
      assertThat(make.inputReader(UTF_8).readAllAsString()).doesNotContain("Error");
      assertThatExceptionOfType(ConnectException.class)
          .isThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), port).close());
    } finally {
      started.forEach(ProcessHandle::destroyForcibly);
      make.destroyForcibly();
    }
  }

  @Test
  void makeRun_whenItCannotStart_failsWithOneLine() throws Exception {
    Process make = start("PORT=70000");

    assertThat(make.inputReader(UTF_8).readAllAsString())
        .contains("PORT must be from 0 to 65535", "Error 2");
    assertThat(make.waitFor()).isEqualTo(2);
  }

  private static Process start(String port) throws IOException {
    List<String> command = new ArrayList<>(RUN);
    command.add(port);
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(new File("..")).redirectErrorStream(true);
    builder
        .environment()
        .keySet()
        .removeIf(name -> name.startsWith("MAKE") || name.equals("MFLAGS"));
    return builder.start();
  }

  /** The port of the greeting, after which the server answers. */
  private static int port(Process make) throws IOException {
    BufferedReader output = make.inputReader(UTF_8);
    StringBuilder lines = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      lines.append(line).append('\n');
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        return Integer.parseInt(address.group(1));
      }
    }
    throw new AssertionError("No address in " + lines);
  }
}
