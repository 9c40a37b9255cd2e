package papercatalog.publishing.entry;

import module java.base;

/** Counts the bytes read from a file, and stops at an entry that is too long. */
public final class MeteredStream extends FilterInputStream {
  private long count;
  private long limit = Long.MAX_VALUE;

  public MeteredStream(InputStream in) {
    super(in);
  }

  /** The content of a file, expanded if gzip compressed it. */
  public static InputStream expanded(InputStream file) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(file);
    buffered.mark(2);
    boolean compressed = Arrays.equals(buffered.readNBytes(2), new byte[] {0x1f, (byte) 0x8b});
    buffered.reset();
    return compressed ? new GZIPInputStream(buffered) : buffered;
  }

  public long count() {
    return count;
  }

  /** Marks the approximate start of an entry; reading fails when the entry becomes too long. */
  public void beginEntry() {
    limit = count + EntryReader.MAX_ENTRY;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (count > limit) {
      throw new UnusableEntry("longer than 8 MB");
    }
    int read = in.read(bytes, offset, length);
    count += Math.max(0, read);
    return read;
  }
}
