package papercatalog.cli.console;

import module java.base;

/** A line that is redrawn on a terminal, one every ten seconds elsewhere, none if quiet. */
public final class Progress implements AutoCloseable {

  private final Output output;
  private final ProgressText text;
  private final boolean drawn;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread ticker = Thread.ofVirtual().name("progress").unstarted(this::tick);

  /** The size is 0 while it is unknown; {@code before} is shown until the first item. */
  public record Meter(
      String task,
      LongSupplier size,
      LongSupplier done,
      LongSupplier items,
      String noun,
      String before) {
    public Meter(String task, LongSupplier size, LongSupplier items, String noun, String before) {
      this(task, size, items, items, noun, before);
    }

    public Meter(String task, LongSupplier items, String noun) {
      this(task, () -> 0, items, noun, "no " + noun + " yet");
    }

    public static Meter ofRecords(String task, LongSupplier size, LongSupplier done) {
      return new Meter(task, size, done, "records", "reading the ids of all records");
    }
  }

  private Progress(Output output, Meter meter) {
    this.output = output;
    this.text = new ProgressText(meter, System::nanoTime);
    this.drawn = output.terminal().error() && !output.quiet();
  }

  public static Progress of(Output output, Meter meter) {
    Progress progress = new Progress(output, meter);
    progress.ticker.start();
    return progress;
  }

  /** Prints above the line, also on standard output, which may be the same terminal. */
  public void above(Runnable print) {
    if (drawn) {
      draw("");
    }
    print.run();
    if (drawn) {
      output.flush();
    }
  }

  @Override
  public void close() {
    ended.countDown();
    if (drawn) {
      draw(text.line() + "\n");
    }
  }

  private synchronized void draw(String line) {
    output.err().print("\r\u001b[K" + line); // clears the line
    output.err().flush();
  }

  private void tick() {
    try {
      Duration interval = drawn ? Duration.ofMillis(250) : Duration.ofSeconds(10);
      while (!ended.await(interval.toMillis(), TimeUnit.MILLISECONDS)) {
        show();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void show() {
    String line = text.line(); // Takes the locks of the work, so never under the lock of this.
    if (!drawn) {
      output.note(line);
      return;
    }
    synchronized (this) {
      if (ended.getCount() > 0) {
        draw(line);
      }
    }
  }
}
