/** What IAM is to let people do: policies for those who operate a catalog. */
package papercatalog.cli.policy;
