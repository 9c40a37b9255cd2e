/**
 * The command line: one class for each command, the options that they share, and {@code
 * CatalogTool}.
 */
package papercatalog.cli.command;
