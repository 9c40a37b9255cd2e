/** Reads JSON for those who count the milliseconds of a start. Knows nothing but the JDK. */
package papercatalog.functions.jsonreader;
