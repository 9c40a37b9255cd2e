package papercatalog.citations.paper;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PagesTest {
  @ParameterizedTest
  @CsvSource({
    "558-565, 558–565",
    "558 - 565, 558–565",
    "558--565, 558–565",
    "558–565, 558–565",
    "558—565, 558–565",
    "S12-S20, S12–S20",
    "12:1-12:20, 12:1–12:20",
    "558-565+, 558–565+",
    "12-1–12-24, 12-1–12-24",
    "e1204, e1204",
    "7, 7",
    "A-12, A-12",
    "'1-5, 9-12', '1-5, 9-12'",
    "xii-xv, xii–xv",
    "064002-5, 064002-5",
    "737-8, 737–8",
    "A799-805, A799–805",
    "LL16-04, LL16-04",
    "225-–240, 225–240",
  })
  void range_hasAnEnDash(String pages, String printed) {
    assertThat(Pages.printed(pages)).isEqualTo(printed);
  }
}
