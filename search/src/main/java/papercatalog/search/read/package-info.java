/** The reading side of an index: its generations, and what is found in one. */
package papercatalog.search.read;
