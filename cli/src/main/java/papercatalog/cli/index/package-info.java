/** The search index next to the table: what it lacks, what it has too much, building it anew. */
package papercatalog.cli.index;
