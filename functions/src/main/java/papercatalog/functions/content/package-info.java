/** The content of an answer in any format. */
package papercatalog.functions.content;
