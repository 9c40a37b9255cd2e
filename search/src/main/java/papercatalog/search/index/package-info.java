/** The index of the papers: its writer, its files in a store, its reader and its queries. */
package papercatalog.search.index;
