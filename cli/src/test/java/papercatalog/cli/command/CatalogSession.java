package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.console.Terminal;

/**
 * A JVM with the environment of {@link CatalogProcess}, which runs the tool again and again: for
 * commands that differ in their arguments alone.
 */
final class CatalogSession implements AutoCloseable {
  private final Process process;
  private final DataOutputStream questions;
  private final DataInputStream answers;

  private CatalogSession(Process process) {
    this.process = process;
    this.questions = new DataOutputStream(process.getOutputStream());
    this.answers = new DataInputStream(process.getInputStream());
  }

  static CatalogSession start(Path directory, Map<String, String> environment) throws IOException {
    String classes = CatalogProcess.JAR + ":" + CatalogProcess.TARGET.resolve("test-classes");
    List<String> command = CatalogProcess.java("-cp", classes, CatalogSession.class.getName());
    ProcessBuilder builder = CatalogProcess.builder(directory, environment, command);
    return new CatalogSession(builder.redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /** Runs one command. */
  Run run(String... arguments) throws IOException {
    questions.writeInt(arguments.length);
    for (String argument : arguments) {
      questions.writeUTF(argument);
    }
    questions.flush();
    return new Run(answers.readInt(), answers.readUTF(), answers.readUTF());
  }

  /** Answers until there are no more questions. */
  public static void main(String... none) throws IOException {
    DataInputStream questions = new DataInputStream(System.in);
    DataOutputStream answers = new DataOutputStream(System.out);
    while (true) {
      String[] arguments;
      try {
        arguments = new String[questions.readInt()];
      } catch (EOFException _) {
        return;
      }
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = questions.readUTF();
      }
      StringWriter out = new StringWriter();
      StringWriter err = new StringWriter();
      answers.writeInt(
          CatalogTool.run(Terminal.NONE, new PrintWriter(out), new PrintWriter(err), arguments));
      answers.writeUTF(out.toString());
      answers.writeUTF(err.toString());
      answers.flush();
    }
  }

  @Override
  public void close() throws IOException {
    questions.close();
    process.destroyForcibly();
  }
}
