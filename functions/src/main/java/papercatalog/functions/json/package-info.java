/** Writes JSON field by field and without reflection, so nothing needs warming up. */
package papercatalog.functions.json;
