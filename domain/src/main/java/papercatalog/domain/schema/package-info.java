/**
 * What the table looks like: indexes, kinds of keys, attributes, and the grammars of identifiers.
 * Declared once; without a word of AWS.
 */
package papercatalog.domain.schema;
