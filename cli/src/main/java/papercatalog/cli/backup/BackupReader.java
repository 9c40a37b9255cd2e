package papercatalog.cli.backup;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import papercatalog.domain.model.Change;
import papercatalog.domain.model.ChangeKind;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.schema.Directory;
import papercatalog.publishing.entry.JsonItems;
import papercatalog.publishing.entry.MeteredStream;
import papercatalog.publishing.entry.RecordName;
import papercatalog.publishing.record.PaperState;

/** Returns a part only after all its lines are read and checked. An error names its line. */
public final class BackupReader implements PartSource {
  /** In bytes. The versions of a paper take up to six times as much memory as their lines. */
  private static final long MAX_HISTORY = Runtime.getRuntime().maxMemory() / 16;

  private final String file;
  private final long maxHistory;
  private final MeteredStream metered;
  private final MeteredStream content;
  private final JsonItems lines;
  private final Optional<Instant> since;
  private Optional<RecordName> last = Optional.empty();
  private Counts counts = Counts.NONE;
  private long line;
  private boolean ended;

  /** Fails with {@link Refusal} when the file is not a backup that this release reads. */
  public BackupReader(String file, InputStream bytes) {
    this(file, bytes, MAX_HISTORY);
  }

  BackupReader(String file, InputStream bytes, long maxHistory) {
    this.file = file;
    this.maxHistory = maxHistory;
    this.metered = new MeteredStream(bytes);
    this.content = parsed(() -> new MeteredStream(MeteredStream.expanded(metered)));
    this.lines = parsed(() -> JsonItems.of(JsonItems.STRICT, content));
    this.since = parsed(() -> BackupLine.since(line("a header")));
  }

  @Override
  public Optional<Instant> since() {
    return since;
  }

  public long bytesRead() {
    return metered.count();
  }

  @Override
  public Optional<Part> next() {
    Optional<Part> part = ended ? Optional.empty() : parsed(this::read);
    part.ifPresent(this::count);
    ended = part.isEmpty();
    return part;
  }

  @Override
  public void close() {
    try {
      content.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Reading<T> {
    T read() throws IOException;
  }

  private <T> T parsed(Reading<T> reading) {
    try {
      return reading.read();
    } catch (InvalidValue e) {
      throw broken(e.getMessage());
    } catch (IOException e) {
      line++;
      throw broken("the file cannot be read any further: " + e.getMessage());
    }
  }

  private Optional<Part> read() throws IOException {
    JsonNode first = line("an end");
    String kind = first.propertyStream().findFirst().map(Map.Entry::getKey).orElse("");
    return switch (kind) {
      case "author" -> Optional.of(BackupLine.profile(first));
      case "collection" -> Optional.of(BackupLine.entry(Directory.COLLECTIONS, first));
      case "topic" -> Optional.of(BackupLine.entry(Directory.TOPICS, first));
      case BackupLine.ALIAS -> Optional.of(BackupLine.formerName(first));
      case BackupLine.VERSION, BackupLine.CHANGE -> Optional.of(history(first));
      case BackupLine.END -> {
        end(BackupLine.counts(first));
        yield Optional.empty();
      }
      default -> throw broken("this is not a line of a backup");
    };
  }

  private Part history(JsonNode first) throws IOException {
    List<PaperState.Version> versions = new ArrayList<>();
    JsonNode node = first;
    long start = content.count();
    while (node.has(BackupLine.VERSION)) {
      PaperState.Version version = BackupLine.version(node);
      Paper paper = version.paper();
      if (content.count() - start > maxHistory) {
        throw broken(
            "the versions of the paper %s need more memory: set CATALOG_JAVA_OPTS=-Xmx4g"
                .formatted(paper.id()));
      }
      Paper before = versions.isEmpty() ? null : versions.getLast().paper();
      if (before != null
          && (!paper.id().equals(before.id()) || paper.revision() <= before.revision())) {
        throw broken("this version does not follow on the one before");
      }
      versions.add(version);
      node = line("the change of the paper " + paper.id());
    }
    Change change = BackupLine.change(node);
    if (versions.isEmpty()
        ? change.kind() != ChangeKind.DELETED
        : !change.fits(versions.getLast().paper())) {
      throw broken("this change does not match the versions before it");
    }
    return new Part.History(PaperState.of(versions, change));
  }

  private void count(Part part) {
    if (last.isPresent() && last.get().compareTo(part.key()) >= 0) {
      throw broken("the %s comes after the %s".formatted(part.key(), last.get()));
    }
    last = Optional.of(part.key());
    counts = counts.plus(part);
  }

  private void end(Counts expected) throws IOException {
    if (!expected.equals(counts)) {
      throw broken("the end counts %s, but the file has %s".formatted(expected, counts));
    }
    if (lines.next().isPresent()) {
      line++;
      throw broken("the file goes on after its end line");
    }
  }

  private JsonNode line(String awaited) throws IOException {
    JsonItems.JsonItem item =
        lines
            .next()
            .orElseThrow(
                () -> {
                  line++;
                  return broken("the file is truncated: it lacks " + awaited);
                });
    line = item.line();
    if (item.problem().isPresent()) {
      throw broken(item.problem().get());
    }
    return item.node();
  }

  private Refusal broken(String why) {
    return new Refusal("broken-backup", "%s:%d: %s".formatted(file, line, why));
  }
}
