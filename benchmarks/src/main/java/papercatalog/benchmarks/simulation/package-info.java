/**
 * What DynamoDB lets through of a load: {@link papercatalog.benchmarks.simulation.Load} → {@link
 * papercatalog.benchmarks.simulation.Admission} → {@link
 * papercatalog.benchmarks.simulation.AdmittedLoad}. The rules are those that its documents state;
 * {@code docs/open-questions.md} lists them with their sources.
 */
package papercatalog.benchmarks.simulation;
