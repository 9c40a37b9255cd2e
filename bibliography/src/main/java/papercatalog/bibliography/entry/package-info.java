/**
 * Entries of files, their positions and problems, and the reader that returns them one at a time.
 */
package papercatalog.bibliography.entry;
