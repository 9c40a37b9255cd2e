package papercatalog.search.index;

import module java.base;

/**
 * One generation of an index: the only object of its store that changes. A line of text, {@code
 * paper-catalog-index <layout> <generation> <asOf>}, and one for each file, {@code <name> <object>
 * <bytes>}.
 *
 * @param generation counts the writes of the manifest
 * @param asOf the index holds the papers as they were then, or later
 * @param files by Lucene's names, which a later generation may give to other files
 */
public record Manifest(long generation, Instant asOf, Map<String, StoredFile> files) {
  /** The name of the manifest in its store. */
  static final String NAME = "manifest.txt";

  /** The prefix of the names of all other objects. */
  static final String FILES = "files/";

  /** Before the first write. */
  static final Manifest EMPTY = new Manifest(0, Instant.EPOCH, Map.of());

  /** The version of this form, of {@link PaperFields} and of {@link Words}. */
  private static final String HEAD = "paper-catalog-index 1 ";

  /**
   * A file of the index.
   *
   * @param object the name of its object, which no other content ever has
   * @param bytes its size
   */
  public record StoredFile(String object, long bytes) {}

  /** Keeps its own copy of the files. */
  public Manifest {
    files = Map.copyOf(files);
  }

  /** The size of the index. */
  public long bytes() {
    return files.values().stream().mapToLong(StoredFile::bytes).sum();
  }

  String write() {
    StringBuilder text = new StringBuilder(HEAD + generation + " " + asOf + "\n");
    new TreeMap<>(files)
        .forEach(
            (name, file) ->
                text.append(name + " " + file.object() + " " + file.bytes()).append('\n'));
    return text.toString();
  }

  /**
   * Reads {@link #write()}.
   *
   * @throws UnusableIndex when other code wrote it: the index must be rebuilt
   */
  static Manifest read(String text) {
    if (!text.startsWith(HEAD)) {
      throw new UnusableIndex("The index has another layout: rebuild it");
    }
    List<String> lines = text.lines().toList();
    String[] head = lines.getFirst().substring(HEAD.length()).split(" ", -1);
    Map<String, StoredFile> files = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] file = line.split(" ", -1);
      files.put(file[0], new StoredFile(file[1], Long.parseLong(file[2])));
    }
    return new Manifest(Long.parseLong(head[0]), Instant.parse(head[1]), files);
  }
}
