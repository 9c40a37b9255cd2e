package papercatalog.search.index;

import papercatalog.domain.read.SearchPage;

/**
 * The answer of a generation.
 *
 * @param marks the words that are marked in its papers, as long as the generation is in use
 */
public record Found(SearchPage page, Marks marks) {}
