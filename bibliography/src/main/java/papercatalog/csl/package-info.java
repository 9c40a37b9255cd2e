/** CSL-JSON, as reference managers and Crossref write it: read. */
package papercatalog.csl;
