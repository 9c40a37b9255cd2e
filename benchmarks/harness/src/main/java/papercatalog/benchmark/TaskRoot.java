package papercatalog.benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A zip unpacked as Lambda unpacks it: every file with the time that its entry has, since a cache
 * of classes is only good for the very files that it was made of.
 */
record TaskRoot(Path directory) implements AutoCloseable {
  static TaskRoot unpack(Path zip) throws IOException {
    Path directory = Files.createTempDirectory("task-root");
    TaskRoot root = new TaskRoot(directory);
    try (InputStream file = Files.newInputStream(zip);
        ZipInputStream entries = new ZipInputStream(file)) {
      for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        root.place(entry, entries);
      }
    }
    return root;
  }

  private void place(ZipEntry entry, InputStream content) throws IOException {
    Path target = directory.resolve(entry.getName()).normalize();
    if (!target.startsWith(directory)) {
      throw new IOException("Outside the zip: " + entry.getName());
    }
    if (entry.isDirectory()) {
      Files.createDirectories(target);
      return;
    }
    Files.createDirectories(target.getParent());
    Files.copy(content, target);
    FileTime time = entry.getLastModifiedTime();
    Files.setLastModifiedTime(target, time);
    // Java's reader of zips tells no modes; in ours, what has no ending is a program.
    if (!target.getFileName().toString().contains(".") && !target.toFile().setExecutable(true)) {
      throw new IOException("Cannot make executable: " + target);
    }
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
