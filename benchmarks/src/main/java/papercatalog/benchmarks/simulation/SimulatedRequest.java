package papercatalog.benchmarks.simulation;

/**
 * One request.
 *
 * @param at seconds since the beginning
 */
record SimulatedRequest(double at, Flow flow, Key key) {}
