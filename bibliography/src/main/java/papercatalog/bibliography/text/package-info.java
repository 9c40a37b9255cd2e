/**
 * Plain text whatever it came from: white space, HTML and JATS tags, slugs, excerpts for messages.
 */
package papercatalog.bibliography.text;
