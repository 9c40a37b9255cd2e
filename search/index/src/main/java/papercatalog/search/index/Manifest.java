package papercatalog.search.index;

import module java.base;

import papercatalog.search.index.IndexStore.StoredText;

/**
 * One generation of an index: the only object of its store that changes. A line of text, {@code
 * paper-catalog-index <layout> <generation> <asOf>}, one for each file, {@code <name> <object>
 * <bytes>}, and {@code end}.
 *
 * @param generation counts the writes of the manifest; the first, 0, has no files and comes before
 *     any file
 * @param asOf the index holds the papers as they were then, or later
 * @param files by Lucene's names, which a later generation may give to other files
 */
public record Manifest(long generation, Instant asOf, SortedMap<String, StoredFile> files) {
  static final String NAME = "manifest.txt";

  /** The prefix of the names of all other objects. */
  static final String FILES = "files/";

  static final Manifest EMPTY = new Manifest(0, Instant.EPOCH, Collections.emptySortedMap());

  /** The version of this form, of {@link PaperFields} and of {@link Words}. */
  private static final String LAYOUT = "paper-catalog-index 5 ";

  /** Ten times as many as an index ever has. */
  private static final int MAX_FILES = 1_000;

  private static final String END = "end";
  private static final Pattern HEAD =
      Pattern.compile(
          "(0|[1-9][0-9]{0,14}) ([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)");

  /** An operator of another catalog may have written it: names must not lead out of a folder. */
  private static final Pattern FILE =
      Pattern.compile(
          "([A-Za-z0-9_][A-Za-z0-9_.]{0,63}) (" + FILES + "[0-9a-f]{64}) ([0-9]{1,12})");

  /** A file of the index. The name of its object is the SHA-256 of its content. */
  public record StoredFile(String object, long bytes) {}

  public long bytes() {
    return files.values().stream().mapToLong(StoredFile::bytes).sum();
  }

  Set<String> objects() {
    return files.values().stream()
        .map(StoredFile::object)
        .collect(Collectors.toCollection(HashSet::new));
  }

  String write() {
    StringBuilder text = new StringBuilder(LAYOUT + generation + " " + asOf + "\n");
    files.forEach((name, it) -> text.append(name + " " + it.object() + " " + it.bytes() + "\n"));
    return text.append(END + "\n").toString();
  }

  /**
   * Reads the manifest of a store; empty before the first.
   *
   * @throws UnusableIndex when it is missing, but files are there
   */
  static Optional<StoredText> in(IndexStore store) throws IOException {
    Optional<StoredText> read = store.get(NAME, Optional.empty());
    if (read.isEmpty() && store.has(FILES)) {
      read = store.get(NAME, Optional.empty()); // the first writer may have begun meanwhile
      if (read.isEmpty()) {
        throw new UnusableIndex("The manifest of the index is missing: rebuild the index");
      }
    }
    return read;
  }

  /**
   * Parses what {@link #write} wrote.
   *
   * @throws UnusableIndex when it is anything else: the index must be rebuilt
   */
  static Manifest of(StoredText stored) throws UnusableIndex {
    String text = stored.text();
    if (!text.startsWith(LAYOUT)) {
      throw new UnusableIndex("The index has another layout: rebuild it");
    }
    try {
      return parsed(text.substring(LAYOUT.length()).split("\n", -1));
    } catch (IllegalArgumentException | DateTimeException _) {
      throw new UnusableIndex("The manifest of the index is malformed: rebuild the index");
    }
  }

  private static Manifest parsed(String[] lines) {
    int end = lines.length - 2;
    check(end > 0 && end <= MAX_FILES && lines[end].equals(END) && lines[end + 1].isEmpty());
    Matcher head = HEAD.matcher(lines[0]);
    check(head.matches());
    SortedMap<String, StoredFile> files = new TreeMap<>();
    Set<String> objects = new HashSet<>();
    for (int line = 1; line < end; line++) {
      Matcher file = FILE.matcher(lines[line]);
      check(file.matches() && objects.add(file.group(2)));
      long bytes = Long.parseLong(file.group(3));
      check(files.put(file.group(1), new StoredFile(file.group(2), bytes)) == null);
    }
    long generation = Long.parseLong(head.group(1));
    check(files.isEmpty() == (generation == 0));
    return new Manifest(generation, Instant.parse(head.group(2)), files);
  }

  private static void check(boolean wellFormed) {
    if (!wellFormed) {
      throw new IllegalArgumentException();
    }
  }
}
