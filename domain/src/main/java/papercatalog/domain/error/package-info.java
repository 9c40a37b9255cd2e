/** What the catalog could not do: one sealed family of exceptions, each named by what happened. */
package papercatalog.domain.error;
