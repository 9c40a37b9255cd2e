package papercatalog.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

final class ProgressTextTest {
  private final AtomicLong clock = new AtomicLong(1_000_000_000_000L);
  private final AtomicLong size = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final ProgressText text =
      new ProgressText(
          new Progress.Meter(
              "export", size::get, done::get, done::get, "records", "reading the ids"),
          clock::get);

  @Test
  void line_beforeTheFirstItem_saysWhatGoesOn() {
    assertThat(after(40, 0)).isEqualTo("export: reading the ids, 40 s so far");
  }

  @Test
  void line_ofTheFirstItems_estimatesNothing() {
    after(40, 0);
    size.set(48_952);

    assertThat(after(10, 390)).isEqualTo("export: 390 records, 1 % of it");
  }

  @Test
  void line_onceItGoesOn_estimatesByTheRate() {
    after(40, 0);
    size.set(48_952);
    after(10, 390);

    assertThat(after(10, 4_390))
        .isEqualTo("export: 4,390 records, 400 a second, 9 % of it, about 2 min left");
    assertThat(after(10, 8_390)).endsWith(", about 2 min left");
    after(10, 28_390);
    after(10, 44_952);
    assertThat(after(10, 46_952))
        .isEqualTo("export: 46,952 records, 931 a second, 96 % of it, about 2 s left");
  }

  @Test
  void line_ofUnknownSize_hasARateOnly() {
    after(10, 100);

    assertThat(after(10, 200)).isEqualTo("export: 200 records, 10 a second");
  }

  @Test
  void line_atTheEnd_hasNothingLeft() {
    size.set(200);
    after(10, 100);

    assertThat(after(10, 200)).isEqualTo("export: 200 records, 10 a second, 100 % of it");
  }

  private String after(int seconds, long nowDone) {
    clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
    done.set(nowDone);
    return text.line();
  }
}
