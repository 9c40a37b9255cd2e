/**
 * The catalog's two requests, GetItem and Query, for the package that brings its own JVM. Of the
 * SDK it uses only the model classes. Tests compare requests, signatures and results with the
 * SDK's.
 */
package papercatalog.runtime.direct;
