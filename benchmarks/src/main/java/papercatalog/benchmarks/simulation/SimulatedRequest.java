package papercatalog.benchmarks.simulation;

/**
 * A request.
 *
 * @param at seconds since the start
 */
record SimulatedRequest(double at, Flow flow, Key key) {}
