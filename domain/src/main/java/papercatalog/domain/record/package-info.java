/**
 * Whole records and raw items, strongly consistent: what writers, operators and verification read.
 */
package papercatalog.domain.record;
