/**
 * Primes a function for its snapshot: requests over synthetic items, then one over its own table.
 * Other starts load none of these classes.
 */
package papercatalog.functions.priming;
