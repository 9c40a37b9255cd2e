/**
 * Explores the orders in which the requests of several writers reach the table.
 *
 * <p>A {@code Scenario} has a table and writers. {@code Exploration} runs it again and again, each
 * time in another order: an {@code RequestOrder} lets one request of one {@code Writer} through at
 * a time, to an engine in memory. {@code Ending} checks the table at the end.
 */
package papercatalog.publishing.orders;
