/** What the catalog has found, in each format in which it can be said. */
package papercatalog.functions.answer;
