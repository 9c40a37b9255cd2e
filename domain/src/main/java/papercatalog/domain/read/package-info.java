/** The read side: answers each access pattern with one DynamoDB request. */
package papercatalog.domain.read;
