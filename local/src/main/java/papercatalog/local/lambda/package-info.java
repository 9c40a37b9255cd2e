/**
 * A local substitute for Lambda: it unpacks a zip, starts its functions with AWS's runtime client
 * and sends them events.
 */
package papercatalog.local.lambda;
