package papercatalog.local.eventsource;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * The last processed record of each shard: in a file, which survives the process, or in memory,
 * like the stream itself.
 */
final class Checkpoint {
  private final Optional<Path> file;
  private final Map<String, String> lastOfShard = new TreeMap<>();

  private Checkpoint(Optional<Path> file) {
    this.file = file;
  }

  /**
   * Reads the checkpoint from a file; empty if the file does not exist.
   *
   * @param file one line per shard: its id and a sequence number
   */
  static Checkpoint in(Optional<Path> file) {
    Checkpoint checkpoint = new Checkpoint(file);
    file.filter(Files::exists).ifPresent(checkpoint::read);
    return checkpoint;
  }

  Optional<String> last(String shard) {
    return Optional.ofNullable(lastOfShard.get(shard));
  }

  /** Marks this record and all before it in its shard as processed. */
  void reached(String shard, Record processed) {
    lastOfShard.put(shard, processed.dynamodb().sequenceNumber());
    file.ifPresent(this::write);
  }

  /** Forgets shards that no longer exist. */
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
