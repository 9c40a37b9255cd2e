package papercatalog.domain.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PublicationDateTest {
  @ParameterizedTest
  @CsvSource({
    "2026,                 2026-01-01T00:00:00, 2026",
    "2026-04,              2026-04-01T00:00:00, 2026-04",
    "2026-01,              2026-01-01T00:00:00, 2026",
    "2026-04-18,           2026-04-18T00:00:00, 2026-04-18",
    "2026-04-01,           2026-04-01T00:00:00, 2026-04",
    "2026-01-01,           2026-01-01T00:00:00, 2026",
    "2024-02-29,           2024-02-29T00:00:00, 2024-02-29",
    "2026-04-18T00:00:00Z, 2026-04-18T00:00:00, 2026-04-18",
    "2026-01-01T00:00:00Z, 2026-01-01T00:00:00, 2026",
    "2026-04-18T09:30:00Z, 2026-04-18T09:30:00, 2026-04-18T09:30:00Z",
    "2026-01-01T00:00:01Z, 2026-01-01T00:00:01, 2026-01-01T00:00:01Z",
  })
  void earliest_andShortest_ofEachPrecision(String text, LocalDateTime earliest, String shortest) {
    PublicationDate date = new PublicationDate(text);

    assertThat(date.earliest()).isEqualTo(earliest);
    assertThat(date.shortest()).isEqualTo(new PublicationDate(shortest));
    assertThat(date.shortest().earliest()).isEqualTo(earliest);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "26",
        "02026",
        "2026-",
        "2026-4",
        "2026-13",
        "2026-00",
        "2026-04-31",
        "2025-02-29",
        "2026-04-18T09:30",
        "2026-04-18T24:00:00Z",
        "2026-04-18T09:30:60Z",
        "2026-04-18T09:30:00+01:00",
        "2026-04-18T09:30:00.5Z",
        "2026T09:30:00Z",
        "2026-04T09:30:00Z",
        "2026-04-18 ",
        " 2026",
        "yesterday",
        "٢٠٢٦",
        "2026#",
        "-2026"
      })
  void date_ofAnotherForm_isRefused(String text) {
    assertThatThrownBy(() -> new PublicationDate(text))
        .isInstanceOf(InvalidValue.class)
        .hasMessageContaining("must be YYYY");
  }

  @Test
  void equality_isOfTheText() {
    assertThat(new PublicationDate("2026")).isNotEqualTo(new PublicationDate("2026-01"));
  }
}
