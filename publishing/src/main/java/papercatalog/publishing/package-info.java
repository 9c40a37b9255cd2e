/** Files of papers: their formats, and readers that return one entry at a time. */
package papercatalog.publishing;
