/** Figures as tables, plots and JSON, and where they are kept. */
package papercatalog.benchmarks.figures;
