/** A local substitute for Lambda: it starts functions with AWS's runtime client. */
package papercatalog.runtime.lambda;
