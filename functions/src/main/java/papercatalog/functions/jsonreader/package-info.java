/** Reads JSON where start time matters. Depends only on the JDK. */
package papercatalog.functions.jsonreader;
