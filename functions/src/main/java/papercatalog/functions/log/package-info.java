/** What a function says about its work: one line of JSON per request, and one per fault of ours. */
package papercatalog.functions.log;
