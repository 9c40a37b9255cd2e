/** Adds up the request lines that functions write to their logs. */
package papercatalog.cli.telemetry;
