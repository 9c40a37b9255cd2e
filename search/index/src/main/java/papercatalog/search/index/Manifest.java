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
public record Manifest(long generation, Instant asOf, SortedMap<String, StoredFile> files) {
  static final String NAME = "manifest.txt";

  /** The prefix of the names of all other objects. */
  static final String FILES = "files/";

  static final Manifest EMPTY = new Manifest(0, Instant.EPOCH, Collections.emptySortedMap());

  /** The version of this form, of {@link PaperFields} and of {@link Words}. */
  private static final String HEAD = "paper-catalog-index 1 ";

  /** A file of the index. No other content ever has the name of its object. */
  public record StoredFile(String object, long bytes) {}

  public long bytes() {
    return files.values().stream().mapToLong(StoredFile::bytes).sum();
  }

  String write() {
    StringBuilder text = new StringBuilder(HEAD + generation + " " + asOf + "\n");
    files.forEach((name, it) -> text.append(name + " " + it.object() + " " + it.bytes() + "\n"));
    return text.toString();
  }

  /**
   * Reads what {@link #write} wrote, or nothing.
   *
   * @throws UnusableIndex when other code wrote it: the index must be rebuilt
   */
  static Manifest of(Optional<Content> stored) {
    String text = stored.isEmpty() ? EMPTY.write() : stored.get().text();
    if (!text.startsWith(HEAD)) {
      throw new UnusableIndex("The index has another layout: rebuild it");
    }
    String[] lines = text.substring(HEAD.length()).split("\n", -1);
    String[] head = lines[0].split(" ", -1);
    SortedMap<String, StoredFile> files = new TreeMap<>();
    for (int i = 1; i < lines.length - 1; i++) {
      String[] file = lines[i].split(" ", -1);
      files.put(file[0], new StoredFile(file[1], Long.parseLong(file[2])));
    }
    return new Manifest(Long.parseLong(head[0]), Instant.parse(head[1]), files);
  }
}
