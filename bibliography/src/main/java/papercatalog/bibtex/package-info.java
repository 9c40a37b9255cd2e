/**
 * BibTeX: read from files of any origin, and written so that the catalog reads back the same paper.
 */
package papercatalog.bibtex;
