package papercatalog.functions.html;

import papercatalog.domain.pattern.AccessPattern;

/**
 * An operation in the API reference.
 *
 * @param self the link of the example
 * @param answer the first lines of the answer in JSON
 */
public record ReferencedOperation(AccessPattern<?> pattern, String self, String answer) {}
