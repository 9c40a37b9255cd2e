/** What an answer says, in whatever format. */
package papercatalog.functions.content;
