/** Web addresses in ASCII, for links and headers. */
package papercatalog.functions.address;
