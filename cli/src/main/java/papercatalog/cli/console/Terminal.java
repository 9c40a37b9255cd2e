package papercatalog.cli.console;

import module java.base;

/**
 * Java knows only whether both input and output are terminals, so the launcher passes each stream
 * in a system property.
 */
public record Terminal(boolean input, boolean error, boolean color) {

  public static final Terminal NONE = new Terminal(false, false, false);

  public static Terminal ofProcess() {
    boolean interactive =
        Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    String streams =
        System.getProperty("catalog.terminal", interactive ? "input output error" : "");
    boolean color =
        streams.contains("output")
            && System.getenv().getOrDefault("NO_COLOR", "").isEmpty()
            && !"dumb".equals(System.getenv("TERM"));
    return new Terminal(streams.contains("input"), streams.contains("error"), color);
  }
}
