/** The same figures from a deployed stack, which CloudWatch Logs Insights adds up. */
package papercatalog.insights;
