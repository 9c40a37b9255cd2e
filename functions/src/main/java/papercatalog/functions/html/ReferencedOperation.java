package papercatalog.functions.html;

import papercatalog.domain.pattern.AccessPattern;

/** An operation in the API reference, with the link and first lines of its example. */
public record ReferencedOperation(AccessPattern<?> pattern, String self, String answer) {}
