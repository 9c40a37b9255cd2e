package papercatalog.cli.console;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Shows the progress of a long command: a bar on a terminal, a line every ten seconds elsewhere,
 * nothing with {@code --quiet}.
 */
public final class Progress implements AutoCloseable {
  private static final Duration REDRAW = Duration.ofMillis(250);
  private static final Duration LINE = Duration.ofSeconds(10);
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final Output output;
  private final Meter meter;
  private final ProgressText text;
  private final Optional<ProgressBar> bar;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread ticker;

  /**
   * Describes the work in progress.
   *
   * @param task in one word
   * @param unit of the work, as it follows a number
   * @param size of all work, in that unit; 0 while it is unknown
   * @param done work done so far, in that unit
   * @param items items processed so far
   * @param noun items, in the plural
   * @param before shown until the first item
   */
  public record Meter(
      String task,
      String unit,
      LongSupplier size,
      LongSupplier done,
      LongSupplier items,
      String noun,
      String before) {}

  private Progress(Output output, Meter meter, ProgressText text, Optional<ProgressBar> bar) {
    this.output = output;
    this.meter = meter;
    this.text = text;
    this.bar = bar;
    this.ticker = Thread.ofVirtual().name("progress").unstarted(this::tick);
  }

  /** Shows the progress until it is closed. */
  public static Progress of(Output output, Meter meter) {
    Terminal terminal = output.terminal();
    boolean drawn = terminal.error() && !output.quiet();
    ProgressText text = new ProgressText(meter, System::nanoTime);
    Progress progress =
        new Progress(
            output,
            meter,
            text,
            drawn ? Optional.of(bar(meter, text, terminal)) : Optional.empty());
    progress.ticker.start();
    return progress;
  }

  /** Prints a problem on standard error, above the bar if there is one. */
  public void problem(String line) {
    clear();
    output.problem(line);
  }

  /** Prints a note above the bar, unless the operator passed {@code --quiet}. */
  public void note(String line) {
    clear();
    output.note(line);
  }

  /** Prints a result on standard output, which may be the terminal that shows the bar. */
  public void result(Runnable print) {
    clear();
    print.run();
    if (bar.isPresent()) {
      output.flush();
    }
  }

  private void clear() {
    if (bar.isPresent()) {
      output.err().print(CLEAR_LINE);
      output.err().flush();
    }
  }

  @Override
  public void close() {
    ended.countDown();
    bar.ifPresent(
        drawn -> {
          show(drawn);
          drawn.close();
        });
  }

  private static ProgressBar bar(Meter meter, ProgressText text, Terminal terminal) {
    return new ProgressBarBuilder()
        .setTaskName(meter.task())
        .setInitialMax(-1)
        .setUnit(meter.unit(), 1)
        .setStyle(
            terminal.color() ? ProgressBarStyle.COLORFUL_UNICODE_BLOCK : ProgressBarStyle.ASCII)
        .setEtaFunction(_ -> text.left())
        .setUpdateIntervalMillis((int) REDRAW.toMillis())
        .setConsumer(new ConsoleProgressBarConsumer(System.err))
        .build();
  }

  private void tick() {
    try {
      Duration interval = bar.isPresent() ? REDRAW : LINE;
      while (!ended.await(interval.toMillis(), TimeUnit.MILLISECONDS)) {
        bar.ifPresentOrElse(this::show, () -> output.note(text.line()));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void show(ProgressBar drawn) {
    drawn.maxHint(meter.size().getAsLong() == 0 ? -1 : meter.size().getAsLong());
    drawn.stepTo(meter.done().getAsLong());
    drawn.setExtraMessage(text.state());
  }
}
