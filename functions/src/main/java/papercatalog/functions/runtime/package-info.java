/** Reads a function's environment: the name of its table and the connection to DynamoDB. */
package papercatalog.functions.runtime;
