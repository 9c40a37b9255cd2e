package papercatalog.local.eventsource;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How far each shard has been dealt with: in a file, which outlives the process, or in memory, as
 * long as the stream itself.
 */
final class Checkpoint {
  private final Optional<Path> file;
  private final Map<String, String> lastOfShard = new TreeMap<>();

  private Checkpoint(Optional<Path> file) {
    this.file = file;
  }

  /**
   * The checkpoint that a file holds; when there is no such file, nothing has been dealt with.
   *
   * @param file a line for each shard: its id and a sequence number
   */
  static Checkpoint in(Optional<Path> file) {
    Checkpoint checkpoint = new Checkpoint(file);
    file.filter(Files::exists).ifPresent(checkpoint::read);
    return checkpoint;
  }

  Optional<String> last(String shard) {
    return Optional.ofNullable(lastOfShard.get(shard));
  }

  /** All up to this record are dealt with. */
  void reached(StreamedRecord dealtWith) {
    lastOfShard.put(dealtWith.shard(), dealtWith.sequenceNumber());
    file.ifPresent(this::write);
  }

  /** Forgets shards that are not there any more. */
  void keep(List<String> shards) {
    lastOfShard.keySet().retainAll(shards);
  }

  private void read(Path from) {
    try {
      for (String line : Files.readAllLines(from, UTF_8)) {
        String[] parts = line.split(" ", -1);
        if (parts.length == 2) {
          lastOfShard.put(parts[0], parts[1]);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whole or not at all, whenever the process ends. */
  private void write(Path to) {
    StringBuilder lines = new StringBuilder();
    lastOfShard.forEach((shard, last) -> lines.append(shard).append(' ').append(last).append('\n'));
    Path draft = to.resolveSibling(to.getFileName() + ".draft");
    try {
      Files.writeString(draft, lines, UTF_8);
      Files.move(draft, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
