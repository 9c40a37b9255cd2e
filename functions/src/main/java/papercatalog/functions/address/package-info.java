/** Addresses on the web, in ASCII: fit for a link and for a header. */
package papercatalog.functions.address;
