/**
 * Files of papers: their formats, and readers that return one entry at a time. This package is the
 * entry point for readers of files.
 */
package papercatalog.bibliography;
