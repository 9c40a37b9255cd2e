/** The command line: one class for each command, the options that they share, and {@code Main}. */
package papercatalog.cli.command;
