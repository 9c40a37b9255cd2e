/** LocalStack in place of the local engine, for the tests of {@code make test-localstack}. */
package papercatalog.domain.localstack;
