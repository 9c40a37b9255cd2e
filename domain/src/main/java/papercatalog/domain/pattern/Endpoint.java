package papercatalog.domain.pattern;

import java.util.List;

/**
 * @param operation the name of the function that answers it
 * @param path with its parameters in braces: {@code /papers/{id}}
 * @param queryParameters in the order in which links carry them
 * @param formats to choose from; the first is the default. Empty when there is no choice.
 */
record Endpoint(
    String operation,
    String summary,
    String path,
    List<PathParameter<?>> pathParameters,
    List<QueryParameter> queryParameters,
    List<Format> formats) {}
