/**
 * The CDK app: table, functions, routes, grants and alarms, out of the access patterns and the
 * settings of an operator.
 */
package papercatalog.infra;
