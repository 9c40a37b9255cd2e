package papercatalog.telemetry;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The read units that patterns took in one second. */
public final class BusySecond {
  private final long epochSecond;
  private final double[] units = new double[Operation.ALL.size()];

  /** One in which none has been taken yet. */
  public BusySecond(long epochSecond) {
    this.epochSecond = epochSecond;
  }

  /** Adds what was taken. */
  public void add(Operation operation, double readUnits) {
    units[operation.position()] += readUnits;
  }

  long epochSecond() {
    return epochSecond;
  }

  double units(Operation operation) {
    return units[operation.position()];
  }

  /** All that was taken at a place. */
  double units(Place place) {
    return units(place.operations());
  }

  /** All that some patterns took. */
  double units(List<Operation> operations) {
    double sum = 0;
    for (Operation operation : operations) {
      sum += units(operation);
    }
    return sum;
  }

  /** The same as a peak of that place. */
  Peak at(Place place) {
    Map<Operation, Double> parts = new LinkedHashMap<>();
    place.operations().forEach(operation -> parts.put(operation, units(operation)));
    return new Peak(Instant.ofEpochSecond(epochSecond), units(place), parts);
  }
}
