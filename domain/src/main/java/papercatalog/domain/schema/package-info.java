/**
 * The schema of the table: indexes, kinds of keys, attributes, and the grammars of identifiers.
 * Declared once, without types of AWS.
 */
package papercatalog.domain.schema;
