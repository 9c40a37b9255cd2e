/** Papers on their way between files and table, many at a time: import and export. */
package papercatalog.cli.transfer;
