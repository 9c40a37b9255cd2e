/** CSL-JSON, as reference managers and Crossref write it: read and written. */
package papercatalog.bibliography.csl;
