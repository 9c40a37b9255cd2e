/** Read units by DynamoDB's formula. */
package papercatalog.benchmarks.units;
