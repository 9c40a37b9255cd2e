package papercatalog.bibliography.entry;

import module java.base;

/** Counts the bytes read from a file, and stops at an entry that is too long. */
public final class MeteredStream extends FilterInputStream {
  private long count;
  private long limit = Long.MAX_VALUE;

  public MeteredStream(InputStream in) {
    super(in);
  }

  public static final class EntryTooLong extends IOException {
    EntryTooLong() {
      super("longer than 8 MB");
    }
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
      throw new EntryTooLong();
    }
    int read = in.read(bytes, offset, length);
    count += Math.max(0, read);
    return read;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
