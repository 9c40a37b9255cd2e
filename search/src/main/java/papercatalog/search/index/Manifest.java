package papercatalog.search.index;

import module java.base;

import papercatalog.search.index.IndexStore.Content;

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
  public static final String NAME = "manifest.txt";

  /** Before the first write. */
  public static final Manifest EMPTY = new Manifest(0, Instant.EPOCH, Map.of());

  /** The version of this form, of {@link PaperFields} and of {@link Words}. */
  private static final String HEAD = "paper-catalog-index 1";

  /**
   * A file of the index.
   *
   * @param object the name of its object, which no other content ever has
   * @param bytes its size
   */
  public record StoredFile(String object, long bytes) {}

  /** Keeps its own copy of the files. */
  public Manifest {
    files = Collections.unmodifiableMap(new TreeMap<>(files));
  }

  /** The size of the index. */
  public long bytes() {
    return files.values().stream().mapToLong(StoredFile::bytes).sum();
  }

  /** The generation in a store; 0 when there is none, or other code wrote it. */
  public static long generation(Optional<Content> stored) {
    try {
      return stored.map(Content::text).map(Manifest::read).orElse(EMPTY).generation();
    } catch (UnusableIndex _) {
      return 0;
    }
  }

  public String write() {
    StringBuilder text = new StringBuilder(HEAD + " " + generation + " " + asOf + "\n");
    files.forEach(
        (name, file) -> text.append(name + " " + file.object() + " " + file.bytes()).append('\n'));
    return text.toString();
  }

  /**
   * Reads {@link #write()}.
   *
   * @throws UnusableIndex when other code wrote it: the index must be rebuilt
   */
  public static Manifest read(String text) {
    String[] lines = text.split("\n", -1);
    if (!lines[0].startsWith(HEAD + " ")) {
      throw new UnusableIndex("The index has another layout: rebuild it");
    }
    String[] head = lines[0].split(" ", -1);
    Map<String, StoredFile> files = new TreeMap<>();
    for (int i = 1; i < lines.length - 1; i++) {
      String[] file = lines[i].split(" ", -1);
      files.put(file[0], new StoredFile(file[1], Long.parseLong(file[2])));
    }
    return new Manifest(Long.parseLong(head[2]), Instant.parse(head[3]), files);
  }
}
