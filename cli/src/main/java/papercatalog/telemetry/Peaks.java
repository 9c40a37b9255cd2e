package papercatalog.telemetry;

import java.util.List;
import java.util.Optional;

/** What the busiest seconds say, from seconds in any order. */
public final class Peaks {
  private final List<Place> places;
  private final Limits limits;
  private final Timeline timeline;
  private final Optional<Sharing.Tally> sharing;
  private final List<List<Operation>> byKey;
  private final BusySecond[] busiest;
  private double keyPeak;

  /** Before the first second. */
  public Peaks(List<Place> places, Limits limits) {
    this.places = places;
    this.limits = limits;
    this.timeline = new Timeline(places);
    this.byKey = places.stream().flatMap(place -> place.byKey().stream()).toList();
    this.busiest = new BusySecond[places.size()];
    this.sharing = shared().map(place -> new Sharing.Tally(place, limits.of(place)));
  }

  /** A second of one place or of several. */
  public void add(BusySecond second) {
    for (int i = 0; i < busiest.length; i++) {
      Place place = places.get(i);
      if (second.units(place) > 0 && (busiest[i] == null || before(second, busiest[i], place))) {
        busiest[i] = second;
      }
    }
    for (List<Operation> operations : byKey) {
      keyPeak = Math.max(keyPeak, second.units(operations));
    }
    sharing.ifPresent(tally -> tally.add(second));
    timeline.add(second);
  }

  /** Of a place only its busiest seconds were given: each of the others took no more than this. */
  public void unseen(Place place, double units) {
    if (shared().filter(place::equals).isPresent()) {
      sharing.ifPresent(tally -> tally.unseen(units));
    }
  }

  List<Place> places() {
    return places;
  }

  Limits limits() {
    return limits;
  }

  Timeline timeline() {
    return timeline;
  }

  /** The most that patterns with keys of one kind took in a second; so no key gave more. */
  double keyPeak() {
    return keyPeak;
  }

  Optional<Peak> of(Place place) {
    return Optional.ofNullable(busiest[places.indexOf(place)]).map(second -> second.at(place));
  }

  Optional<Sharing> sharing() {
    return shared().flatMap(this::of).map(peak -> sharing.orElseThrow().sharing(peak));
  }

  /** The index that A3 shares; none once it has its own. */
  private Optional<Place> shared() {
    return places.stream()
        .filter(place -> place.operations().contains(Sharing.LEAVING))
        .filter(place -> place.operations().size() > 1)
        .findFirst();
  }

  /** The earliest of those that are equally busy, in whatever order they come. */
  private static boolean before(BusySecond one, BusySecond other, Place place) {
    double more = one.units(place) - other.units(place);
    return more > 0 || (more == 0 && one.epochSecond() < other.epochSecond());
  }
}
