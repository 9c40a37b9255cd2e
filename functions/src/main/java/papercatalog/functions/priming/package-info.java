/** Primes a function for its snapshot. Other starts load none of these classes. */
package papercatalog.functions.priming;
