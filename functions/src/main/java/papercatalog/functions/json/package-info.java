/**
 * Papers, authors and pages written as JSON, field by field and without reflection: there is
 * nothing to warm up.
 */
package papercatalog.functions.json;
