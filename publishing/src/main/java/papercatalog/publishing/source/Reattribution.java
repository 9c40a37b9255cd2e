package papercatalog.publishing.source;

/**
 * An author of a stored paper whom a source names by another handle or ORCID iD.
 *
 * @param name as printed
 * @param obeyed false if the source only repeats an earlier revision
 */
public record Reattribution(String name, String stored, String given, boolean obeyed) {}
