/** Direct clients for DynamoDB and S3, for the packages that bring their own JVM. */
package papercatalog.runtime.direct;
