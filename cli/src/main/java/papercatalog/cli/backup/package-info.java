/**
 * The whole catalog with its history as a file, and back; and what makes two catalogs differ. A
 * table is read as {@link papercatalog.cli.backup.Part}s, a file holds them line by line, and a
 * table is written from them.
 */
package papercatalog.cli.backup;
