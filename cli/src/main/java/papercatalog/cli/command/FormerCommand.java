package papercatalog.cli.command;

import module java.base;

/** The spelling of a command of the first edition, and that of this one. */
record FormerCommand(String old, String now) {
  private static final Pattern KEPT = Pattern.compile("references import .*|changes .*--follow.*");

  /** Names with more words come first. */
  private static final List<FormerCommand> ALL =
      List.of(
          new FormerCommand("list collection", "catalog get '/collections/NAME/papers'"),
          new FormerCommand("list author", "catalog get '/authors/HANDLE/papers'"),
          new FormerCommand("list topic", "catalog get '/topics/NAME/papers'"),
          new FormerCommand("list collections", "catalog get '/collections'"),
          new FormerCommand("list topics", "catalog get '/topics'"),
          new FormerCommand("list authors", "catalog get '/authors?startsWith=LETTERS'"),
          new FormerCommand("list", "catalog get '/collections/NAME/papers'"),
          new FormerCommand("find", "catalog get '/papers?SCHEME=IDENTIFIER'"),
          new FormerCommand("versions", "catalog get '/papers/ID/versions'"),
          new FormerCommand("history", "catalog get '/papers/ID/versions'"),
          new FormerCommand("authors", "catalog get '/papers/ID/authors'"),
          new FormerCommand("references", "catalog get '/papers/ID/references'"),
          new FormerCommand("changes", "catalog get '/changes'"),
          new FormerCommand("get --revision", "catalog get '/papers/ID/versions/N'"),
          new FormerCommand("search rebuild", "catalog index rebuild"),
          new FormerCommand("search verify", "catalog index verify"),
          new FormerCommand("search", "catalog get '/search?q=QUERY'"),
          new FormerCommand("people suspects", "catalog people duplicates"),
          new FormerCommand(
              "telemetry", "saved queries of the stack, in CloudWatch Logs Insights"));

  /** {@code catalog find is now: catalog get '/papers?SCHEME=IDENTIFIER'}. */
  static Optional<String> hint(String... arguments) {
    String typed = String.join(" ", arguments) + " ";
    return ALL.stream()
        .filter(it -> it.isIn(typed) && !KEPT.matcher(typed).matches())
        .findFirst()
        .map(it -> "catalog %s is now: %s".formatted(it.old, it.now));
  }

  /** An option may follow arguments. */
  private boolean isIn(String typed) {
    return typed.matches("(?s)" + old.replace(" --", " .*--") + "[ =].*");
  }
}
