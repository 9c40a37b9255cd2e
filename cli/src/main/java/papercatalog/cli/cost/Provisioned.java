package papercatalog.cli.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.pattern.AccessPattern;
import papercatalog.domain.schema.Index;
import papercatalog.domain.schema.TableSchema;

/**
 * The cost of a month with provisioned capacity, which is billed by the hour, used or not, and the
 * traffic above which it is cheaper than on-demand.
 *
 * <p>Assumes a constant load. Peaks lower the utilisation; below {@link #BREAK_EVEN_UTILISATION},
 * on-demand is cheaper for any traffic.
 *
 * @param utilisation share of the capacity that is used
 * @param parts the table and its indexes, each with a capacity of at least one unit
 */
public record Provisioned(double utilisation, List<Part> parts) {
  /** Hours in a month. */
  public static final double HOURS = 730;

  /** The utilisation below which on-demand is always cheaper; equal for reads and writes. */
  public static final double BREAK_EVEN_UTILISATION =
      Price.READ_CAPACITY.dollars() / Price.READ_UNIT.of(3_600);

  private static final double SECONDS = HOURS * 3_600;

  /**
   * The load on the table or on an index.
   *
   * @param name {@code table} or the name of the index
   * @param reads read units per second
   * @param writes write units per second
   */
  public record Part(String name, double reads, double writes) {}

  /**
   * @throws InvalidValue when the utilisation is not between 0 and 1
   */
  public Provisioned {
    if (!(utilisation > 0 && utilisation <= 1)) {
      throw new InvalidValue("utilisation", "must be from 1 to 100 percent");
    }
  }

  /** Spreads the traffic of a month evenly. */
  public static Provisioned of(Traffic traffic, double utilisation) {
    Usage usage = new Usage(traffic.shape());
    List<Part> parts = new ArrayList<>();
    parts.add(part("table", traffic, usage::tableReadUnits, usage.tableWriteUnits()));
    for (Index index : TableSchema.DECLARED.indexes()) {
      parts.add(
          part(
              index.name(),
              traffic,
              pattern -> usage.readUnits(pattern, index),
              usage.writeUnits(index)));
    }
    return new Provisioned(utilisation, parts);
  }

  /** One line for reads and one for writes. */
  public List<Bill.Line> lines() {
    return List.of(
        line(Price.READ_CAPACITY, Part::reads), line(Price.WRITE_CAPACITY, Part::writes));
  }

  /** The cost of the capacity. */
  public double dollars() {
    return dollars(1);
  }

  /** The cost of the same reads and writes on demand. */
  public double onDemandDollars() {
    return Price.READ_UNIT.of(SECONDS * readUnits()) + Price.WRITE_UNIT.of(SECONDS * writeUnits());
  }

  /** Units per second of all parts. */
  public double readUnits() {
    return parts.stream().mapToDouble(Part::reads).sum();
  }

  /** Units per second of all parts. */
  public double writeUnits() {
    return parts.stream().mapToDouble(Part::writes).sum();
  }

  /**
   * The multiple of this traffic at which both modes cost the same; above it, provisioned capacity
   * is cheaper. Empty when there is no traffic or the utilisation is too low.
   */
  public OptionalDouble breakEven() {
    double onDemand = onDemandDollars();
    if (onDemand == 0 || utilisation <= BREAK_EVEN_UTILISATION) {
      return OptionalDouble.empty();
    }
    double less = 0;
    double more = 1;
    while (dollars(more) > more * onDemand) {
      more *= 2;
    }
    for (int halvings = 0; halvings < 60; halvings++) {
      double between = (less + more) / 2;
      if (dollars(between) > between * onDemand) {
        less = between;
      } else {
        more = between;
      }
    }
    return OptionalDouble.of(more);
  }

  private double dollars(double times) {
    return Price.READ_CAPACITY.of(HOURS * capacity(times, Part::reads))
        + Price.WRITE_CAPACITY.of(HOURS * capacity(times, Part::writes));
  }

  private double capacity(double times, ToDoubleFunction<Part> load) {
    return parts.stream().mapToDouble(part -> capacity(times * load.applyAsDouble(part))).sum();
  }

  private double capacity(double load) {
    return Math.max(1, load / utilisation);
  }

  private Bill.Line line(Price price, ToDoubleFunction<Part> load) {
    double quantity = HOURS * capacity(1, load);
    String units =
        parts.stream()
            .map(part -> part.name() + " " + Bill.number(capacity(load.applyAsDouble(part))))
            .collect(Collectors.joining(" + "));
    return new Bill.Line(price, quantity, price.of(quantity), "%s, 730 hours".formatted(units));
  }

  private static Part part(
      String name, Traffic traffic, ToDoubleFunction<AccessPattern<?>> reads, double writes) {
    return new Part(
        name, Bill.sum(traffic, reads) / SECONDS, (double) traffic.publishes() * writes / SECONDS);
  }
}
