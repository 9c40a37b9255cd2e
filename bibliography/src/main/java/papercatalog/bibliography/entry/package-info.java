/** What one entry of a file becomes, and where it stands; how entries are read one at a time. */
package papercatalog.bibliography.entry;
