/**
 * Declares each access pattern: route, parameters, formats, DynamoDB request and results.
 * Functions, stack, tool and documents read {@code AccessPatterns}.
 */
package papercatalog.domain.pattern;
