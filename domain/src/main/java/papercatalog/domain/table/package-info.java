/**
 * Converts records to items and back: keys, attributes, sizes, and the meaning of DynamoDB's
 * failures.
 */
package papercatalog.domain.table;
