/**
 * Lambda's event source mapping: it polls the shards of a table's stream, passes batches to a
 * function and keeps a checkpoint.
 */
package papercatalog.local.eventsource;
