/** Functions that do almost nothing: the divisors of the catalog's functions. */
package papercatalog.runtime.benchmarks.floor;
