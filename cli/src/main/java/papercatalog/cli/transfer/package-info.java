/** Imports and exports papers between files and the table, many at a time. */
package papercatalog.cli.transfer;
