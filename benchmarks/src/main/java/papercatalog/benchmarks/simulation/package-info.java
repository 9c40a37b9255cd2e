/**
 * Simulates which part of a load DynamoDB admits: {@link papercatalog.benchmarks.simulation.Load} →
 * {@link papercatalog.benchmarks.simulation.Admission} → {@link
 * papercatalog.benchmarks.simulation.AdmittedLoad}. The rules come from DynamoDB's documentation;
 * {@code docs/open-questions.md} lists them with their sources.
 */
package papercatalog.benchmarks.simulation;
