package papercatalog.local.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/** {@link Serve} in this process, with the options of a command line, until it is closed. */
final class ServedHere implements AutoCloseable {
  private final List<Runnable> ends = new ArrayList<>();
  private final CapturedStreams streams = new CapturedStreams();
  private final String greeting;

  private ServedHere(List<String> arguments) throws IOException {
    try {
      Serve serve =
          (Serve)
              LocalCommand.commandLine()
                  .parseArgs(arguments.toArray(String[]::new))
                  .subcommand()
                  .commandSpec()
                  .userObject();
      serve.start(ends::add);
      greeting = streams.output();
    } catch (RuntimeException e) {
      streams.close();
      throw e;
    }
  }

  /** On free ports. */
  static ServedHere start(String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("serve", "--port=0", "--dynamodb-port=0"));
    arguments.addAll(List.of(options));
    return new ServedHere(arguments);
  }

  String greeting() {
    return greeting;
  }

  /** What it has written to standard output so far. */
  String output() {
    return streams.output();
  }

  /** Ends it, which has written nothing to standard error until then. */
  @Override
  public void close() {
    try (streams) {
      ends.forEach(Runnable::run);
    }
    assertThat(streams.errors()).isEmpty();
  }
}
