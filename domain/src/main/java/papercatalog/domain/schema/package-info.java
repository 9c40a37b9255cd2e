/**
 * What the table can answer and what it looks like: access patterns, indexes, attributes, and the
 * grammars of identifiers. Declared once; without a word of AWS.
 */
package papercatalog.domain.schema;
