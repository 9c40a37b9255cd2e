/**
 * How DynamoDB is reached: time limits, attempts and endpoints of the SDK's client for readers and
 * for operators. Knows nothing of the catalog.
 */
package papercatalog.domain.client;
