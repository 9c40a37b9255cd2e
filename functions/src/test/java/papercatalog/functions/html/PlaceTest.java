package papercatalog.functions.html;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;

final class PlaceTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "SOSP '09 | | | 207--220 | ACM | SOSP '09, pp. 207–220, ACM",
        "CACM | 21 | 7 | 558 | | CACM 21(7), p. 558",
        "PLOS ONE | 4 | | e1042 | PLOS | PLOS ONE 4, e1042, PLOS",
        "Working Papers | | 12 | | MIT | Working Papers, no. 12, MIT",
        "| | 12 | | MIT | No. 12, MIT",
        "| 3 | | | | Volume 3",
        "| | | | MIT | MIT",
      })
  void place_isTheVenue_withPagesAndPublisher(
      String venue, String volume, String issue, String pages, String publisher, String place) {
    Paper paper =
        Papers.paper("placed", "2009")
            .text(TextField.VENUE, Optional.ofNullable(venue))
            .text(TextField.VOLUME, Optional.ofNullable(volume))
            .text(TextField.ISSUE, Optional.ofNullable(issue))
            .text(TextField.PAGES, Optional.ofNullable(pages))
            .text(TextField.PUBLISHER, Optional.ofNullable(publisher))
            .build();

    assertThat(Place.of(paper)).isEqualTo(place);
  }
}
