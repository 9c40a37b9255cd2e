/**
 * The CDK app: table, functions, routes, grants and alarms, derived from the access patterns and an
 * operator's settings.
 */
package papercatalog.infra;
