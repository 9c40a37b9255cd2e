package papercatalog.publishing.orders;

import module java.base;

import papercatalog.publishing.orders.Scenario.Likeness;

/** A scenario with the bounds within which it is explored. */
record Explored(Scenario scenario, Bounds bounds) {
  private static final int SWITCHES = 1;

  /** Two commands with one paper, or that share little more than a list. */
  static final List<Explored> FEW =
      Stream.of(
              Stream.of(
                  Scenarios.CITED_AGAINST_REWRITE,
                  Scenarios.NAMED_ARRIVES,
                  Scenarios.NAMED_LEAVES,
                  Scenarios.RELATED_ARRIVE,
                  Scenarios.RELATED_LEAVES,
                  Scenarios.RELATED_AGAINST_REWRITE,
                  Scenarios.IDENTIFIER_LEAVES,
                  Scenarios.CITED_TAKEN_DOWN,
                  Scenarios.CHANGE_MOVES,
                  Scenarios.RENAMED_AGAINST_PUBLICATION,
                  Scenarios.RENAMED_AGAINST_TITLE,
                  Scenarios.TITLE_AGAINST_TITLE),
              Scenarios.ofOnePaper(Commands.WHOLE).stream(),
              Scenarios.ofOnePaper(Commands.STAGED).stream(),
              Stream.of(Scenarios.RENAMED_AGAINST_RENAMING))
          .flatMap(it -> it)
          .map(it -> new Explored(it, Bounds.of(SWITCHES)))
          .toList();

  /** Every two of the commands, in whole papers and in papers of several transactions. */
  static final List<Explored> PAIRS =
      pairs().map(it -> new Explored(it, Bounds.of(SWITCHES))).toList();

  /** The same, one after the other, with one fault anywhere. */
  static final List<Explored> FAULTS =
      Stream.concat(FEW.stream().limit(FEW.size() - 1).map(Explored::scenario), pairs())
          .flatMap(
              it ->
                  Stream.of(
                      new Explored(it, Bounds.of(0).with(1, Turn.Kind.KILLED)),
                      new Explored(it, Bounds.of(0).with(1, Turn.Kind.UNHEARD)),
                      new Explored(it, Bounds.of(0).with(1, Turn.Kind.THROTTLED)),
                      new Explored(lagging(it), Bounds.of(0).with(1, Turn.Kind.UNINDEXED))))
          .filter(it -> it.scenario().commands().size() == 2 || !it.lags())
          .toList();

  /** With one switch, and with one fault besides. */
  static final List<Explored> FAULTS_IN_FEW =
      FEW.stream()
          .limit(FEW.size() - 1)
          .map(
              it ->
                  new Explored(
                      killed(it.scenario()),
                      Bounds.of(SWITCHES).with(1, Turn.Kind.KILLED, Turn.Kind.UNHEARD)))
          .toList();

  static final List<Explored> THREE =
      Scenarios.triples().stream().map(it -> new Explored(it, Bounds.of(SWITCHES))).toList();

  /** Those in which errors show: in this order. */
  static final List<Explored> TELLING =
      Stream.of(FEW, FAULTS.subList(0, 4 * (FEW.size() - 1)), FAULTS_IN_FEW)
          .flatMap(List::stream)
          .toList();

  /** An index that lags is a switch at each step, which three writers make too many orders of. */
  private boolean lags() {
    return bounds.kinds().contains(Turn.Kind.UNINDEXED);
  }

  /** Renamings wait for the index; a citation that it hides waits for a repair. */
  private static Scenario lagging(Scenario one) {
    return one.name().contains("renamed") ? one : one.likely(Likeness.BESIDE_CITATIONS);
  }

  /** A writer that is killed before its look misses the paper that comes or goes meanwhile. */
  private static Scenario killed(Scenario one) {
    return Scenarios.LOOKED_FOR.contains(one) ? one.likely(Likeness.BESIDE_CITATIONS) : one;
  }

  private static Stream<Scenario> pairs() {
    return Stream.of(Commands.WHOLE, Commands.STAGED).flatMap(as -> Scenarios.pairs(as).stream());
  }

  /** Some of them, spread over all. */
  static List<Explored> every(int step, List<Explored> all) {
    return IntStream.iterate(0, i -> i < all.size(), i -> i + step).mapToObj(all::get).toList();
  }

  @Override
  public String toString() {
    return bounds.kinds().isEmpty() ? scenario.name() : scenario.name() + ", " + bounds.kinds();
  }
}
