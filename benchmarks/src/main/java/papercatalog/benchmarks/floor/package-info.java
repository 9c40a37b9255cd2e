/**
 * Functions that do next to nothing, or only the DynamoDB request: what the catalog's functions are
 * divided by.
 */
package papercatalog.benchmarks.floor;
