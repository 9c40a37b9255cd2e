/** Compares the search index with the table, repairs it and rebuilds it. */
package papercatalog.cli.index;
