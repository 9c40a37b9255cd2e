package papercatalog.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moments in the log. */
final class TimestampTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1970-01-01T00:00:00.000Z",
        "1969-12-31T23:59:59.999Z",
        "2024-02-29T12:34:56.789Z",
        "2026-11-22T10:31:04.005Z",
        "2026-11-22T10:31:04.050Z",
        "2026-12-31T23:59:59.999Z",
        "2027-01-01T00:00:00.100Z"
      })
  void of_isTheMomentAsItIsRead(String text) {
    assertThat(Timestamp.of(Instant.parse(text).toEpochMilli())).isEqualTo(text);
  }
}
