/**
 * How records become items and back: keys, attributes, sizes, and what DynamoDB's failures mean.
 */
package papercatalog.domain.table;
