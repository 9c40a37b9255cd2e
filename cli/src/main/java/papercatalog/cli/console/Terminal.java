package papercatalog.cli.console;

import module java.base;

/**
 * Which standard streams are terminals. Java knows only whether both input and output are, so the
 * launcher passes each one in a system property.
 *
 * @param input whether the operator can be asked
 * @param error whether progress can be drawn
 * @param color whether to use colours
 */
public record Terminal(boolean input, boolean error, boolean color) {
  private static final String PROPERTY = "catalog.terminal";

  public static final Terminal NONE = new Terminal(false, false, false);

  public static Terminal ofProcess() {
    String streams = System.getProperty(PROPERTY, interactive() ? "input output error" : "");
    boolean color =
        streams.contains("output")
            && System.getenv().getOrDefault("NO_COLOR", "").isEmpty()
            && !"dumb".equals(System.getenv("TERM"));
    return new Terminal(streams.contains("input"), streams.contains("error"), color);
  }

  private static boolean interactive() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }
}
