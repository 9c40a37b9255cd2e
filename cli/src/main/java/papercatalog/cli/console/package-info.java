/** What the operator sees: results as text and as JSON, progress, and what Ctrl-C does. */
package papercatalog.cli.console;
