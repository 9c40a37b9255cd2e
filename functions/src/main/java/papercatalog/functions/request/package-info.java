/** Reads API Gateway's events, checks parameters and builds links. */
package papercatalog.functions.request;
