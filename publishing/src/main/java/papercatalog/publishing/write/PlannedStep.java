package papercatalog.publishing.write;

import module java.base;

/**
 * A step of a plan, as a dry run shows it.
 *
 * @param units write units by kind of item; those of counts and conditions apart
 */
public record PlannedStep(String name, Map<String, Double> units) {
  @Override
  public String toString() {
    return units.entrySet().stream()
        .map(kind -> "%s %,.0f".formatted(kind.getKey(), kind.getValue()))
        .collect(Collectors.joining(", ", name + ": ", ""));
  }
}
