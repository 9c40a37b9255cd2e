package papercatalog.benchmarks.simulation;

/** A tally that is still counted. */
final class Count {
  private long admitted;
  private long overMaximum;
  private long overPartition;
  private double units;
  private double firstRefusal = Double.POSITIVE_INFINITY;

  void add(Request request, Verdict verdict) {
    switch (verdict) {
      case ADMITTED -> admitted++;
      case OVER_MAXIMUM -> overMaximum++;
      case OVER_PARTITION -> overPartition++;
    }
    if (verdict == Verdict.ADMITTED) {
      units += request.flow().units();
    } else {
      firstRefusal = Math.min(firstRefusal, request.at());
    }
  }

  Tally tally() {
    return new Tally(admitted, overMaximum, overPartition, units, firstRefusal);
  }
}
