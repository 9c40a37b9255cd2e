/** Citations of any format, and their conversion to papers: dates, identifiers, handles. */
package papercatalog.publishing.citation;
