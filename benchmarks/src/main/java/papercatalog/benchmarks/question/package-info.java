/**
 * WP-002's three open questions, each with all the designs that it is about: computed from the
 * items that the catalog's own code makes, measured on DynamoDB Local, and simulated where
 * DynamoDB's own limits decide. {@code docs/open-questions.md} has the answers.
 */
package papercatalog.benchmarks.question;
