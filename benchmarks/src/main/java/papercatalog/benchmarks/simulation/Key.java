package papercatalog.benchmarks.simulation;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A partition key. It is never split here: DynamoDB can also split a long item collection by sort
 * key, but this does not help requests for its first page.
 *
 * @param place of its hash, from 0 to 1
 */
public record Key(String text, double place) {
  private static final double PLACES = 1L << 53;

  /** A key placed by a hash; each salt is another hash. */
  public static Key hashed(String text, long salt) {
    long mixed = salt;
    for (int i = 0; i < text.length(); i++) {
      mixed = mix(mixed + text.charAt(i));
    }
    return new Key(text, (mixed >>> 11) / PLACES);
  }

  /** Keys that differ by a number. */
  public static List<Key> hashed(String prefix, int count, long salt) {
    return IntStream.range(0, count).mapToObj(i -> hashed(prefix + i, salt)).toList();
  }

  /** The finalizer of SplitMix64: flipping one input bit flips half of the output bits. */
  private static long mix(long bits) {
    long mixed = bits + 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
