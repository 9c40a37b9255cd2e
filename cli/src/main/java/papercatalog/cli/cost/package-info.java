/** What a month of traffic costs on AWS: prices, usage and the bill. */
package papercatalog.cli.cost;
