/** Writes figures as tables, plots and JSON. */
package papercatalog.benchmarks.figures;
