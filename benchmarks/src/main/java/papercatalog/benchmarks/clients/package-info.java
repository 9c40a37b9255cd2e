/** The HTTP clients that a function could reach DynamoDB through, one of them at a time. */
package papercatalog.benchmarks.clients;
