/**
 * Reads an event into a {@code Request}; checks its parameters and makes the links of its answer.
 * {@code HttpFunction}, handlers and answers call it.
 */
package papercatalog.functions.request;
