/** Plain text from any source: white space, HTML and JATS tags, slugs, excerpts for messages. */
package papercatalog.bibliography.text;
