/** Output for operators: results as text and as JSON, progress, and Ctrl-C. */
package papercatalog.cli.console;
