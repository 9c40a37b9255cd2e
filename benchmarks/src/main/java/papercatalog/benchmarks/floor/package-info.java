/**
 * Functions that do almost nothing or only the DynamoDB request: the divisors of the catalog's
 * functions.
 */
package papercatalog.benchmarks.floor;
