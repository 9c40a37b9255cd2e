/**
 * The catalog's two requests, GetItem and Query, without the SDK's machinery: for the package that
 * brings its own JVM. Only the SDK's model classes are left; the SDK is the measure of what is
 * sent, signed and understood.
 */
package papercatalog.runtime.direct;
