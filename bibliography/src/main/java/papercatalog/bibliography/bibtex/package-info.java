/** BibTeX: read from files of any origin, and written for styles and reference managers. */
package papercatalog.bibliography.bibtex;
