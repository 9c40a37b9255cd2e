/** Compares two states of a paper. */
package papercatalog.cli.difference;
