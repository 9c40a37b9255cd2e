/**
 * What Lambda does between a table's stream and a function: it polls shards, hands over batches and
 * remembers how far it has come.
 */
package papercatalog.local.eventsource;
