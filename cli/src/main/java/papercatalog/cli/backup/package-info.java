/**
 * Backs up, restores and compares whole catalogs with their history. {@link
 * papercatalog.cli.backup.Part}s are read from a table or from the lines of a file and written to
 * either.
 */
package papercatalog.cli.backup;
