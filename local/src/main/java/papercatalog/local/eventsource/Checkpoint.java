package papercatalog.local.eventsource;

import module java.base;

import software.amazon.awssdk.services.dynamodb.model.Record;

/** The last processed record of each shard: in a file, or in memory like the stream itself. */
final class Checkpoint {
  private final Optional<Path> file;

  /** Sequence numbers by shard. */
  private final Properties lastOfShard = new Properties();

  private Checkpoint(Optional<Path> file) {
    this.file = file;
  }

  /** Reads the checkpoint from a file; empty if the file does not exist. */
  static Checkpoint in(Optional<Path> file) {
    Checkpoint checkpoint = new Checkpoint(file);
    file.filter(Files::exists).ifPresent(checkpoint::read);
    return checkpoint;
  }

  Optional<String> last(String shard) {
    return Optional.ofNullable(lastOfShard.getProperty(shard));
  }

  /** Marks this record and all before it in its shard as processed. */
  void reached(String shard, Record processed) {
    lastOfShard.setProperty(shard, processed.dynamodb().sequenceNumber());
    file.ifPresent(this::write);
  }

  void keep(List<String> shards) {
    lastOfShard.keySet().retainAll(shards);
  }

  private void read(Path from) {
    try (Reader lines = Files.newBufferedReader(from)) {
      lastOfShard.load(lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(Path to) {
    Path draft = to.resolveSibling(to.getFileName() + ".draft");
    try {
      try (Writer lines = Files.newBufferedWriter(draft)) {
        lastOfShard.store(lines, null);
      }
      Files.move(draft, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
