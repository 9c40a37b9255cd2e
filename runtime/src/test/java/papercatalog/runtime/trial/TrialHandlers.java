package papercatalog.runtime.trial;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;

/** What functions do, and what goes wrong with them. */
final class TrialHandlers {
  /** Six megabytes, in bytes. */
  static final int LARGE = 6 * 1024 * 1024;

  private TrialHandlers() {}

  /** Gives back what it gets: at once, unless the event says otherwise. */
  public static final class Echo implements RequestStreamHandler {
    @Override
    public void handleRequest(InputStream event, OutputStream answer, Context context)
        throws IOException {
      byte[] text = event.readAllBytes();
      switch (new String(text, UTF_8)) {
        case "large" -> answer.write("x".repeat(LARGE).getBytes(UTF_8));
        case "slow" -> sleepLongerThanAConnectionGoesUnquestioned();
        case String _ -> answer.write(text);
      }
    }

    private static void sleepLongerThanAConnectionGoesUnquestioned() throws IOException {
      try {
        Thread.sleep(1_500);
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }
  }

  /** Is never done. */
  public static final class Busy implements RequestStreamHandler {
    @Override
    public void handleRequest(InputStream event, OutputStream answer, Context context)
        throws IOException {
      while (true) {
        LockSupport.parkNanos(1_000_000);
      }
    }
  }

  /** Says how it is called, and leaves its thread interrupted. */
  public static final class Knowing implements RequestStreamHandler {
    @Override
    public void handleRequest(InputStream event, OutputStream answer, Context context)
        throws IOException {
      List<Object> known = new ArrayList<>();
      known.add(Thread.currentThread().isInterrupted());
      known.add(Thread.currentThread().getName());
      known.add(event.available());
      Thread.currentThread().interrupt();
      answer.write(known.toString().getBytes(UTF_8));
    }
  }

  /** Fails as the event says. */
  public static final class Failing implements RequestStreamHandler {
    @Override
    public void handleRequest(InputStream event, OutputStream answer, Context context)
        throws IOException {
      switch (new String(event.readAllBytes(), UTF_8)) {
        case "plain" -> throw new IllegalStateException("There is no table");
        case "checked" -> throw new IOException("The table is gone");
        case "silent" -> throw new IllegalStateException();
        case "of a cause" ->
            throw new IllegalStateException("Not read", new IOException("cut", circular()));
        case "suppressing" -> throw suppressing();
        case "unicode" -> throw new IllegalStateException("Größe \"ü\" 論文 \uD83D\uDCC4 \t\n</a>");
        case "half a character" -> throw new IllegalStateException("\uD83D");
        case "without a stack" -> throw new Stackless();
        case "localized" -> throw new Localized();
        case "interrupted" -> {
          Thread.currentThread().interrupt();
          throw new IllegalStateException("interrupted");
        }
        case "deep" -> deeper(0);
        case "out of memory" -> throw new OutOfMemoryError(hoard());
        case "disk" -> throw new IOError(new IOException("The disk is broken"));
        case "assertion" -> throw new AssertionError("untrue");
        case String other -> answer.write(other.getBytes(UTF_8));
      }
    }

    private static Exception circular() {
      Exception one = new Exception("one");
      one.initCause(new Exception("other", one));
      return one;
    }

    private static IllegalStateException suppressing() {
      IllegalStateException thrown = new IllegalStateException("first");
      thrown.addSuppressed(new IOException("second"));
      return thrown;
    }

    private static int deeper(int depth) {
      return depth < 0 ? 0 : deeper(depth + 1) + 1;
    }

    private static String hoard() {
      return Integer.toString(new long[Integer.MAX_VALUE].length);
    }
  }

  private static final class Stackless extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stackless() {
      super("nowhere", null, false, false);
    }
  }

  private static final class Localized extends RuntimeException {
    private static final long serialVersionUID = 1;

    Localized() {
      super("reason");
    }

    @Override
    public String getLocalizedMessage() {
      return "Grund";
    }
  }

  /** Finds nothing in its environment. */
  public static final class Unconfigured extends Silent {
    /** As Lambda makes it. */
    public Unconfigured() {
      throw new IllegalStateException("The environment variable TABLE is not set");
    }
  }

  /** The same, without a word. */
  public static final class UnconfiguredSilently extends Silent {
    /** As Lambda makes it. */
    public UnconfiguredSilently() throws IOException {
      throw new IOException();
    }
  }

  /** Ends in its constructor by what no program mends. */
  public static final class Overflowing extends Silent {
    /** As Lambda makes it. */
    public Overflowing() {
      new Overflowing();
    }
  }

  /** Its class cannot be initialized. */
  public static final class Uninitialized extends Silent {
    private static final int NUMBER = Integer.parseInt("none");

    @Override
    public String toString() {
      return "" + NUMBER;
    }
  }

  /** Its class needs one that is not there. */
  public static final class Incomplete extends Silent {
    static {
      missing();
    }

    private static void missing() {
      throw new NoClassDefFoundError("papercatalog/Missing");
    }
  }

  /** Must be made with something. */
  public static final class Needy extends Silent {
    private final String need;

    /** By nobody. */
    public Needy(String need) {
      this.need = need;
    }

    @Override
    public String toString() {
      return need;
    }
  }

  /** Cannot be made at all. */
  public abstract static class Abstract extends Silent {}

  /** Answers nothing. */
  public static class Silent implements RequestStreamHandler {
    @Override
    public void handleRequest(InputStream event, OutputStream answer, Context context) {}
  }

  /** No handler at all. */
  public static final class Stranger {}
}
