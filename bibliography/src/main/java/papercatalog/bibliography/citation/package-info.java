/**
 * What a bibliography says of a paper, in any format, and how it becomes a paper of the catalog:
 * dates, identifiers, handles.
 */
package papercatalog.bibliography.citation;
