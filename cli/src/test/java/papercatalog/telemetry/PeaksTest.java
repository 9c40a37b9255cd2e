package papercatalog.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.schema.AccessPattern.GET_PAPER;
import static papercatalog.schema.AccessPattern.LIST_AUTHOR_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_COLLECTION_PAPERS;
import static papercatalog.schema.AccessPattern.LIST_PAPER_AUTHORS;

import java.util.List;
import org.junit.jupiter.api.Test;
import papercatalog.schema.AccessPattern;
import papercatalog.schema.TableSchema;

final class PeaksTest {
  private final List<Place> places = Place.of(TableSchema.DECLARED);
  private final Peaks peaks = new Peaks(places, Limits.all(100, "as given"));

  @Test
  void seconds_thatWereNotSeen_areTakenToBeA3sAltogether() {
    BusySecond second = new BusySecond(7);
    second.add(Operation.of(LIST_COLLECTION_PAPERS), 9);
    second.add(Operation.of(LIST_AUTHOR_PAPERS), 1);
    peaks.add(second);

    peaks.unseen(places.getLast(), 50);
    assertThat(peaks.sharing().orElseThrow().growthOfLeaving())
        .as("those of another place do not matter")
        .isEqualTo(91);

    peaks.unseen(places.getFirst(), 8);
    assertThat(peaks.sharing().orElseThrow().growthOfLeaving()).isEqualTo(12.5);
    assertThat(peaks.sharing().orElseThrow().growth()).isEqualTo(10);
  }

  @Test
  void key_gaveNoMoreThanAllPatternsThatReadKeysOfItsKind() {
    peaks.add(second(1, LIST_PAPER_AUTHORS, 4, GET_PAPER, 3));
    peaks.add(second(2, LIST_COLLECTION_PAPERS, 5, LIST_AUTHOR_PAPERS, 6));

    assertThat(peaks.keyPeak()).as("a paper and its authors are one partition").isEqualTo(7);
  }

  @Test
  void peak_ofEquallyBusySeconds_isTheEarliest() {
    peaks.add(second(9, GET_PAPER, 2, LIST_PAPER_AUTHORS, 1));
    peaks.add(second(4, GET_PAPER, 1, LIST_PAPER_AUTHORS, 2));
    peaks.add(second(6, GET_PAPER, 1, LIST_PAPER_AUTHORS, 2));

    assertThat(peaks.of(places.getLast()).orElseThrow().at().getEpochSecond()).isEqualTo(4);
    assertThat(peaks.of(places.getFirst())).isEmpty();
    assertThat(peaks.sharing()).isEmpty();
  }

  private static BusySecond second(
      long at, AccessPattern one, double units, AccessPattern other, double otherUnits) {
    BusySecond second = new BusySecond(at);
    second.add(Operation.of(one), units);
    second.add(Operation.of(other), otherUnits);
    return second;
  }
}
