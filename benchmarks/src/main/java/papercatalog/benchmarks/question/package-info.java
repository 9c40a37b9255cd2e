/**
 * Answers WP-002's three open questions for all designs: computes from items that the catalog's own
 * code makes, measures on DynamoDB Local, and simulates where DynamoDB's limits decide. {@code
 * docs/open-questions.md} has the answers.
 */
package papercatalog.benchmarks.question;
