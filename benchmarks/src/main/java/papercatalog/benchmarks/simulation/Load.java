package papercatalog.benchmarks.simulation;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Several concurrent flows, each a Poisson process. Equal seeds give equal requests. */
public record Load(List<Flow> flows, long seed) {
  /** Generates the requests of a number of seconds in order. */
  void during(double seconds, Consumer<SimulatedRequest> requests) {
    SplittableRandom random = new SplittableRandom(seed);
    double perSecond = flows.stream().mapToDouble(Flow::perSecond).sum();
    double at = pause(random, perSecond);
    while (at < seconds) {
      Flow flow = flow(random.nextDouble() * perSecond);
      Key key = flow.keys().get(flow.popularity().rankAt(random.nextDouble()));
      requests.accept(new SimulatedRequest(at, flow, key));
      at += pause(random, perSecond);
    }
  }

  private static double pause(SplittableRandom random, double perSecond) {
    return -Math.log(1 - random.nextDouble()) / perSecond;
  }

  private Flow flow(double point) {
    double left = point;
    for (Flow flow : flows) {
      left -= flow.perSecond();
      if (left < 0) {
        return flow;
      }
    }
    return flows.getLast();
  }
}
