/** Results of the catalog in each of their formats. */
package papercatalog.functions.answer;
