/** Writes figures as tables and plots. */
package papercatalog.benchmarks.figures;
