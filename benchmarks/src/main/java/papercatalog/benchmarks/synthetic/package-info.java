/** Catalogs of synthetic papers, and the cost of their items and reads. */
package papercatalog.benchmarks.synthetic;
