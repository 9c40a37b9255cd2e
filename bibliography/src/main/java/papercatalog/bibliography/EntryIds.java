package papercatalog.bibliography;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papercatalog.entry.FilePosition;
import papercatalog.model.Sha256;

/**
 * What the files of one run have named already, and where. It keeps 16 bytes a name in a table that
 * is a third to two thirds full, 24 to 48 MB for a million names: the first 64 bits of its SHA-256,
 * and file and line. That two names of a run share those 64 bits has a chance of 1 in 37 million at
 * a million names; the second one would be rejected.
 */
final class EntryIds {
  private static final int LINE_BITS = 40;

  private final List<String> files = new ArrayList<>();
  private long[] hashes = new long[1 << 10];
  private long[] places = new long[1 << 10];
  private int size;

  /** Remembers a name, unless it is known: then where it was first. */
  Optional<String> firstPlace(String name, FilePosition position) {
    long hash = hash(name);
    int slot = slot(hash);
    if (places[slot] != 0) {
      return Optional.of(place(places[slot]));
    }
    hashes[slot] = hash;
    places[slot] = ((long) file(position.file()) << LINE_BITS) | position.line();
    size++;
    if (size > hashes.length / 3 * 2) {
      grow();
    }
    return Optional.empty();
  }

  private int slot(long hash) {
    int mask = hashes.length - 1;
    int slot = ((int) hash) & mask;
    while (places[slot] != 0 && hashes[slot] != hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    long[] oldHashes = hashes;
    long[] oldPlaces = places;
    hashes = new long[2 * oldHashes.length];
    places = new long[2 * oldHashes.length];
    for (int i = 0; i < oldHashes.length; i++) {
      if (oldPlaces[i] != 0) {
        int slot = slot(oldHashes[i]);
        hashes[slot] = oldHashes[i];
        places[slot] = oldPlaces[i];
      }
    }
  }

  private int file(String name) {
    if (files.isEmpty() || !files.getLast().equals(name)) {
      files.add(name);
    }
    return files.size() - 1;
  }

  private String place(long place) {
    long line = place & ((1L << LINE_BITS) - 1);
    return files.get((int) (place >> LINE_BITS)) + ":" + line;
  }

  private static long hash(String name) {
    return ByteBuffer.wrap(Sha256.of(name)).getLong();
  }
}
