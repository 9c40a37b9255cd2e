/** Measures starts, requests, snapshots and growth in rounds; writes tables and plots. */
package papercatalog.runtime.benchmarks;
