/**
 * Lambda's runtime loop, for the package that brings its JVM. Tests compare its requests, and when
 * the process ends, with AWS's runtime client.
 *
 * <p>It leaves out handlers of objects, methods in the names of handlers, the context of an event,
 * logs in text, X-Ray, answers as streams, several events at once and the hooks of SnapStart. A
 * handler that cannot be created fails the start, not each event.
 */
package papercatalog.runtime.loop;
