package papercatalog.templatetests.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * Runs a script in Node that checks many things and says what came of each, a line of JSON a check.
 * It leaves no process behind, also after a failure.
 */
final class NodeChecks {
  private static final Path MODULES = Path.of("node_modules");
  private static final Path TEMPORARY = Path.of("target", "browser");
  private static final long LONGEST_MINUTES = 8;
  private static final String UNPACK =
      "import chromium from '@sparticuz/chromium'; chromium.setGraphicsMode = false;"
          + " await chromium.executablePath()";

  private NodeChecks() {}

  /**
   * One check.
   *
   * @param error what is wrong; null if nothing is
   * @param way how a reader does the task, which takes so many clicks; null for other checks
   */
  record Check(String name, String error, String way, int clicks) {}

  /** All checks of a script, in their order; the script's own failure is the last of them. */
  static List<Check> run(String script, String... arguments) throws IOException {
    prepare();
    List<String> command = new ArrayList<>(List.of("node", "src/test/node/" + script));
    command.addAll(List.of(arguments));
    Process node = start(command);
    List<Check> checks = new ArrayList<>();
    ObjectMapper json = new ObjectMapper();
    Thread watch = Thread.ofVirtual().start(() -> endLate(node));
    try (BufferedReader output = node.inputReader(UTF_8)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        checks.add(json.readValue(line, Check.class));
      }
      int status = wait(node);
      if (status != 0) {
        checks.add(new Check(script + " ends", "with " + status, null, 0));
      }
    } finally {
      watch.interrupt();
      end(node);
    }
    return checks;
  }

  /** Fetches the modules and unpacks the browser: another test may start it at the same time. */
  private static synchronized void prepare() throws IOException {
    if (!Files.isDirectory(MODULES)) {
      wait(start(List.of("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")));
    }
    wait(start(List.of("node", "--input-type=module", "--eval", UNPACK)));
  }

  private static Process start(List<String> command) throws IOException {
    Files.createDirectories(TEMPORARY);
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    // The browser is unpacked there, and keeps its profile there.
    builder.environment().put("TMPDIR", TEMPORARY.toAbsolutePath().toString());
    return builder.start();
  }

  private static int wait(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Its output ends with it, and so does the reading of it. */
  private static void endLate(Process node) {
    try {
      if (!node.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES)) {
        end(node);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static void end(Process node) {
    Stream<ProcessHandle> started = node.descendants();
    started.forEach(ProcessHandle::destroyForcibly);
    node.destroyForcibly();
  }
}
