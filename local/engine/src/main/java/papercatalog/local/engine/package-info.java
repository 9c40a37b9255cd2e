/**
 * DynamoDB Local on the loopback interface, and what reaches it through TLS. Never part of a
 * deployed artefact.
 */
package papercatalog.local.engine;
