/** Entries of files with positions and notices, read one at a time. */
package papercatalog.bibliography.entry;
