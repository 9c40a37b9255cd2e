/**
 * Readies a function for its snapshot: requests over synthetic items, then one over its own table.
 * Any other start loads nothing of it.
 */
package papercatalog.functions.priming;
