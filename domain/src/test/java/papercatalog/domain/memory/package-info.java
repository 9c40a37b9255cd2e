/**
 * DynamoDB in memory, for tests that send many requests in an order that they choose: the
 * operations and expressions that the catalog uses, one request at a time.
 */
package papercatalog.domain.memory;
