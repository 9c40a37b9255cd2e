/** Whole records and raw items, strongly consistent, for writers, operators and verification. */
package papercatalog.publishing.record;
