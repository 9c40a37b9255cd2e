/** Entries of files, read one at a time, and JSON files split into their objects. */
package papercatalog.publishing.entry;
