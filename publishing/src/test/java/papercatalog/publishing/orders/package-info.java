/**
 * Explores the orders in which the requests of several writers reach the table.
 *
 * <p>A {@code Scenario} has a table and writers. {@code Exploration} runs it again and again, each
 * time in another order: a {@code RequestOrder} lets one request of one {@code Writer} through at a
 * time, to an engine in memory. {@code Moment} checks the table after each, {@code Ending} at the
 * end. {@code Explored} lists what is explored, and how far. {@code KillsTest} kills one command
 * before each of its writes. A {@code Mutant} has an error, which an exploration must notice.
 */
package papercatalog.publishing.orders;
