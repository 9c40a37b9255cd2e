/**
 * What DynamoDB lets through of a load: {@link papercatalog.simulation.Load} → {@link
 * papercatalog.simulation.Admission} → {@link papercatalog.simulation.Outcome}. The rules are those
 * that its documents state; {@code docs/open-questions.md} lists them with their sources.
 */
package papercatalog.simulation;
