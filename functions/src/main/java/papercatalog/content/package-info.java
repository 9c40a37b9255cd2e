/** What an answer says, in whatever format. */
package papercatalog.content;
