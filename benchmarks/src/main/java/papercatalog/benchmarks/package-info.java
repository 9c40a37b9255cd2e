/**
 * Measures starts, warm requests, snapshots, growth and load in rounds, and writes figures, tables
 * and plots.
 */
package papercatalog.benchmarks;
