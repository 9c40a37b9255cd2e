/** DynamoDB Local on the loopback interface. Never part of a deployed artefact. */
package papercatalog.local.engine;
