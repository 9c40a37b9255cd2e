/** Functions over different HTTP clients, one client at a time. */
package papercatalog.benchmarks.clients;
