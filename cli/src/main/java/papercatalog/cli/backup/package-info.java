/** Backs up, restores and compares whole catalogs with their history. */
package papercatalog.cli.backup;
