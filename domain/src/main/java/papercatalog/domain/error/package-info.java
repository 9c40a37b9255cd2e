/** The catalog's failures: one sealed family of exceptions, each named by what happened. */
package papercatalog.domain.error;
