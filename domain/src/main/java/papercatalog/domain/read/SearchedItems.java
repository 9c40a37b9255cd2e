package papercatalog.domain.read;

import java.util.List;
import papercatalog.domain.model.Author;
import papercatalog.domain.model.Paper;

/** What the table has of the ids and handles that a search found in the index. */
public record SearchedItems(List<Paper> papers, List<Author> people) {}
