/** What makes two states of a paper differ. */
package papercatalog.cli.difference;
