package papercatalog.telemetry;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Whether A3 should have an index of its own: WP-002's first open question, answered by what was
 * measured.
 *
 * <p>The rule: an index gives {@code maxReadUnits} a second to all that share it, so A2 suffers
 * where all of them together reach that. A hot key alone does not slow the others, since each key
 * has a limit of its own. Room for twice the traffic is enough.
 *
 * @param sentences the answer first, then the figures that it is from
 */
public record Verdict(Answer answer, List<String> sentences) {
  /** Traffic may still grow so many times before anything is to be done. */
  static final double ROOM = 2;

  private static final Operation A3 = Sharing.LEAVING;

  /** In short. */
  public enum Answer {
    /** Nothing was read from the index. */
    NOT_ASKED,
    /** It has one. */
    MOVED,
    /** There is room for twice the traffic, and nothing was throttled. */
    NOT_YET,
    /** There is not, and would be without A3. */
    MOVE,
    /** There is not, and would not be without A3 either. */
    OTHERS,
    /** There is, and still something was throttled: the limit of the index is not why. */
    ELSEWHERE;

    /** For programs: {@code not-yet}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** From the figures of some time. */
  public static Verdict of(Figures figures) {
    if (figures.places().stream().anyMatch(it -> it.place().operations().equals(List.of(A3)))) {
      return new Verdict(
          Answer.MOVED, List.of("A3 (papers by author) has an index of its own already."));
    }
    return figures
        .sharing()
        .map(sharing -> of(sharing, figures))
        .orElseGet(
            () ->
                new Verdict(
                    Answer.NOT_ASKED,
                    List.of(
                        "Whether A3 (papers by author) should have an index of its own cannot be"
                            + " said: nothing was read from the one that it shares.")));
  }

  private static Verdict of(Sharing sharing, Figures figures) {
    Answer answer = answer(sharing, throttles(sharing.place(), figures));
    List<String> sentences = new ArrayList<>();
    sentences.add(inShort(answer, sharing));
    sentences.add(busiest(sharing));
    sentences.add(growth(sharing));
    sentences.add(throttled(sharing, figures));
    sentences.add(unknown(sharing));
    return new Verdict(answer, List.copyOf(sentences));
  }

  private static Answer answer(Sharing sharing, long throttles) {
    if (sharing.growth() >= ROOM) {
      return throttles == 0 ? Answer.NOT_YET : Answer.ELSEWHERE;
    }
    return sharing.growthWithout() >= ROOM ? Answer.MOVE : Answer.OTHERS;
  }

  private static String inShort(Answer answer, Sharing sharing) {
    String place = sharing.place().name();
    return switch (answer) {
      case NOT_YET -> "A3 (papers by author) needs no index of its own yet.";
      case MOVE ->
          ("A3 (papers by author) should have an index of its own (CONTRIBUTING.md, \"Add an"
                  + " index\"), or %s a higher limit (maxReadUnits), which costs nothing until it"
                  + " is used.")
              .formatted(place);
      case OTHERS ->
          ("An index of its own for A3 (papers by author) is not enough: without it, %s has no room"
                  + " for twice the traffic either. Give it a higher limit (maxReadUnits), which"
                  + " costs nothing until it is used.")
              .formatted(place);
      case ELSEWHERE ->
          ("An index of its own for A3 (papers by author) would change nothing: requests were"
                  + " refused while %s was far from its limit. One key was asked for more than it"
                  + " gives, or traffic grew faster than an on-demand table follows.")
              .formatted(place);
      case NOT_ASKED, MOVED -> throw new IllegalArgumentException(answer.text());
    };
  }

  private static String busiest(Sharing sharing) {
    Peak peak = sharing.peak();
    return ("%s gives %s read units a second to all that share it, %s. In its busiest second, %s,"
            + " they took %s (%s), A3 %s of that, and A2 had head-room of %s.")
        .formatted(
            sharing.place().name(),
            units(sharing.limit()),
            sharing.place().operations().stream()
                .map(Operation::number)
                .collect(Collectors.joining(", ")),
            peak.at(),
            units(peak.units()),
            percent(peak.units(), sharing.limit()),
            percent(peak.of(A3), peak.units()),
            units(sharing.headRoom()));
  }

  private static String growth(Sharing sharing) {
    String all =
        ("If all traffic grows alike, A2 is throttled at %s as much; if A3 had an index of its"
                + " own, %s.")
            .formatted(
                times(sharing.growth()),
                sharing.othersPeak() == 0
                    ? "never, as nothing else was read"
                    : "at " + times(sharing.growthWithout()));
    return sharing.leavingPeak() == 0
        ? all + " A3 was not asked."
        : all
            + (" If A3 alone grows, A2 is throttled because of it at %s as much of A3, which took"
                    + " %s in its own busiest second.")
                .formatted(times(sharing.growthOfLeaving()), units(sharing.leavingPeak()));
  }

  private static String throttled(Sharing sharing, Figures figures) {
    String each =
        sharing.place().operations().stream()
            .filter(operation -> figures.throttles(operation) > 0)
            .map(it -> "%,d of %s".formatted(figures.throttles(it), it.number()))
            .collect(Collectors.joining(", "));
    return each.isEmpty()
        ? "None of them was throttled."
        : "Throttled: "
            + each
            + ". What is refused reads nothing, so more was asked for than these figures show.";
  }

  private static String unknown(Sharing sharing) {
    return ("Not known: which authors are asked for, since no line says it, on purpose. A hot"
            + " author slows that author's list alone: a key gives %s read units a second whatever"
            + " the others take, and all authors together took %s at most.")
        .formatted(units(Limits.KEY_READ_UNITS), units(sharing.leavingPeak()));
  }

  private static long throttles(Place place, Figures figures) {
    return place.operations().stream().mapToLong(figures::throttles).sum();
  }

  private static String units(double value) {
    return "%,.1f".formatted(value).replaceFirst("\\.0$", "");
  }

  private static String percent(double part, double whole) {
    return "%.0f %%".formatted(100 * part / whole);
  }

  private static String times(double growth) {
    if (growth >= 1_000) {
      return "more than 1,000 times";
    }
    return (growth < 10 ? "%.1f times" : "%.0f times").formatted(growth);
  }
}
