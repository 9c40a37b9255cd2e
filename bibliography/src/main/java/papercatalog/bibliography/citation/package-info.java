/**
 * Citations of bibliographies, independent of their format, and their conversion to papers of the
 * catalog: dates, identifiers, handles.
 */
package papercatalog.bibliography.citation;
