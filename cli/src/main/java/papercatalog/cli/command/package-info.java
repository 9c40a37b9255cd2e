/** The command line: one class per command, the shared options, and {@code CatalogTool}. */
package papercatalog.cli.command;
