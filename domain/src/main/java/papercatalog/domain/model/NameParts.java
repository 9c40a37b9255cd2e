package papercatalog.domain.model;

/** How the source of a paper splits an author's name. */
public sealed interface NameParts permits PersonName, GroupName {}
