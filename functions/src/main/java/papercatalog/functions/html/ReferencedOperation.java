package papercatalog.functions.html;

import papercatalog.domain.pattern.AccessPattern;

/**
 * An operation in the API reference, with its example.
 *
 * @param description in Markdown
 * @param self the link that the example answers
 */
public record ReferencedOperation(
    AccessPattern<?> pattern, String description, String self, String answer) {}
