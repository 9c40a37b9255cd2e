package papercatalog.cli.difference;

import module java.base;

/** Finds the elements that keep their order when a list changes; all others moved. */
public final class CommonOrder {
  private CommonOrder() {}

  /**
   * The largest set of elements that occur once in both lists and in the same order: a longest
   * increasing subsequence of their positions. An element that moves to the front of a list of
   * thousands does not mark the others as moved.
   */
  public static <T> Set<T> of(List<T> before, List<T> after) {
    Map<T, Integer> earlier = placesOfSingles(before);
    Map<T, Integer> later = placesOfSingles(after);
    List<Integer> places = new ArrayList<>(); // by length of a run, the lowest position of its end
    List<T> ends = new ArrayList<>();
    Map<T, T> previous = new HashMap<>();
    for (T element : before) {
      if (earlier.containsKey(element) && later.containsKey(element)) {
        int place = later.get(element);
        int length = -1 - Collections.binarySearch(places, place);
        if (length == places.size()) {
          places.add(place);
          ends.add(element);
        } else {
          places.set(length, place);
          ends.set(length, element);
        }
        if (length > 0) {
          previous.put(element, ends.get(length - 1));
        }
      }
    }
    Set<T> kept = new HashSet<>();
    Optional<T> end = ends.isEmpty() ? Optional.empty() : Optional.of(ends.getLast());
    while (end.isPresent()) {
      kept.add(end.get());
      end = Optional.ofNullable(previous.get(end.get()));
    }
    return kept;
  }

  private static <T> Map<T, Integer> placesOfSingles(List<T> list) {
    Map<T, Integer> places = new HashMap<>();
    for (int i = 0; i < list.size(); i++) {
      places.merge(list.get(i), i, (_, _) -> -1);
    }
    places.values().removeIf(place -> place < 0);
    return places;
  }
}
