package papercatalog.cli.command;

import module java.base;

/** The spelling of a command of the first edition, and that of this one. */
record FormerCommand(String old, String now) {
  /** Names with more words come first. */
  private static final List<FormerCommand> ALL =
      List.of(
          new FormerCommand("list collection", "get '/collections/NAME/papers'"),
          new FormerCommand("list author", "get '/authors/HANDLE/papers'"),
          new FormerCommand("list topic", "get '/topics/NAME/papers'"),
          new FormerCommand("list collections", "get '/collections'"),
          new FormerCommand("list topics", "get '/topics'"),
          new FormerCommand("list authors", "get '/authors?startsWith=LETTERS'"),
          new FormerCommand("list", "get '/collections/NAME/papers'"),
          new FormerCommand("find", "get '/papers?SCHEME=IDENTIFIER'"),
          new FormerCommand("versions", "get '/papers/ID/versions'"),
          new FormerCommand("authors", "get '/papers/ID/authors'"),
          new FormerCommand("references", "get '/papers/ID/references'"),
          new FormerCommand("changes", "get '/changes'"),
          new FormerCommand("search rebuild", "index rebuild"),
          new FormerCommand("search verify", "index verify"),
          new FormerCommand("search", "get '/search?q=QUERY'"),
          new FormerCommand("people suspects", "people duplicates"));

  /** {@code catalog find is now: catalog get '/papers?SCHEME=IDENTIFIER'}. */
  static Optional<String> hint(String... arguments) {
    String typed = String.join(" ", arguments) + " ";
    return ALL.stream()
        .filter(it -> typed.startsWith(it.old + " ") && !typed.contains(" --follow "))
        .findFirst()
        .map(it -> "catalog %s is now: catalog %s".formatted(it.old, it.now));
  }
}
