/**
 * Work on a whole catalog, which writes no paper: erases a tenant's, counts lists anew, and finds
 * papers for the citations of a restored one.
 */
package papercatalog.publishing.maintenance;
