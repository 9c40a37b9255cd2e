/** The CDK app, derived from the access patterns and an operator's settings. */
package papercatalog.infra;
