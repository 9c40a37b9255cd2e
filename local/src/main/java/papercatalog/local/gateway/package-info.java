/** A substitute for API Gateway in front of the deployed functions, and sample papers. */
package papercatalog.local.gateway;
