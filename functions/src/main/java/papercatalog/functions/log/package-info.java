/** The log of a function: one line of JSON per request, and one per fault. */
package papercatalog.functions.log;
