/** LaTeX in the values of BibTeX fields: read as Unicode text, and written. */
package papercatalog.bibliography.latex;
