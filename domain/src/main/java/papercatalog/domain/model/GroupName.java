package papercatalog.domain.model;

/** The name of a group or of a person that the source does not split. */
public record GroupName() implements NameParts {}
