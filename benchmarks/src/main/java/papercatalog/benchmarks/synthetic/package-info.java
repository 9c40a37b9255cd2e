/** Catalogs of any number of synthetic papers, and what their items and reads of them take. */
package papercatalog.benchmarks.synthetic;
