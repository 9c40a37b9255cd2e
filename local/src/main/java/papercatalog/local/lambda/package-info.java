/**
 * Lambda's part on this machine: unpacks a zip, starts its functions by AWS's own runtime client,
 * and hands them events.
 */
package papercatalog.local.lambda;
