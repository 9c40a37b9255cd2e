/** Lambda's event source mapping: it passes batches of a table's stream to a function. */
package papercatalog.local.eventsource;
