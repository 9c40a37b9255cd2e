/**
 * Starts, warm requests, snapshots, growth and load, measured in rounds; kept as figures, tables
 * and plots.
 */
package papercatalog.benchmarks;
