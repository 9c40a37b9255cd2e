/** Verification of the table: the walk, the flaws and their repair. */
package papercatalog.domain.verify;
