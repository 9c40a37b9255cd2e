/**
 * Files of papers: which formats there are, and how the entries of one are read, one by one. The
 * way in for whoever reads files.
 */
package papercatalog.bibliography;
