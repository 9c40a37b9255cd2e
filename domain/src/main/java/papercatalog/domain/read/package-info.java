/** The read side: one method for each access pattern, each one DynamoDB request. */
package papercatalog.domain.read;
