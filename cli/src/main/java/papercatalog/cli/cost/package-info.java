/** Computes the cost of a month of traffic on AWS: prices, usage and the bill. */
package papercatalog.cli.cost;
