/** The API's JSON documents of papers and authors: read strictly, and written in a fixed order. */
package papercatalog.bibliography.document;
