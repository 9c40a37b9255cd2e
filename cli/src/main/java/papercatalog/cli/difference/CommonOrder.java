package papercatalog.cli.difference;

import module java.base;

/** Finds the elements that keep their order when a list changes; all others moved. */
public final class CommonOrder {
  private CommonOrder() {}

  /** An increasing run that ends with this element. */
  private record Run<T>(T end, Optional<Run<T>> before) {}

  /**
   * The largest set of elements that occur once in both lists and in the same order: a longest
   * increasing subsequence of their positions. An element that moves to the front of a list of
   * thousands does not mark the others as moved.
   */
  public static <T> Set<T> of(List<T> before, List<T> after) {
    Map<T, Integer> earlier = placesOfSingles(before);
    Map<T, Integer> later = placesOfSingles(after);
    List<Integer> ends = new ArrayList<>(); // by length of a run, the lowest position of its end
    List<Run<T>> runs = new ArrayList<>();
    for (T element : before) {
      if (earlier.containsKey(element) && later.containsKey(element)) {
        int place = later.get(element);
        int length = -1 - Collections.binarySearch(ends, place);
        Run<T> run =
            new Run<>(element, length == 0 ? Optional.empty() : Optional.of(runs.get(length - 1)));
        if (length == ends.size()) {
          ends.add(place);
          runs.add(run);
        } else {
          ends.set(length, place);
          runs.set(length, run);
        }
      }
    }
    Set<T> kept = new HashSet<>();
    Optional<Run<T>> run = runs.isEmpty() ? Optional.empty() : Optional.of(runs.getLast());
    while (run.isPresent()) {
      kept.add(run.get().end());
      run = run.get().before();
    }
    return kept;
  }

  private static <T> Map<T, Integer> placesOfSingles(List<T> list) {
    Map<T, Integer> places = new HashMap<>();
    Set<T> seen = new HashSet<>();
    for (int i = 0; i < list.size(); i++) {
      if (seen.add(list.get(i))) {
        places.put(list.get(i), i);
      } else {
        places.remove(list.get(i));
      }
    }
    return places;
  }
}
