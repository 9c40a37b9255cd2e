/**
 * The catalog on a laptop: API Gateway's part in front of the functions that get deployed, and the
 * sample papers.
 */
package papercatalog.local.gateway;
