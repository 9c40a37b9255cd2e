/** IAM policies for the operators of a catalog. */
package papercatalog.cli.policy;
