/** What a function finds in its environment: the name of its table, and how DynamoDB is reached. */
package papercatalog.functions.runtime;
