/** Read units by DynamoDB's formula, and the requests that take them. */
package papercatalog.benchmarks.units;
