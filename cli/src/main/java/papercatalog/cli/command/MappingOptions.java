package papercatalog.cli.command;

import module java.base;

import papercatalog.cli.failure.Failure;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TopicName;
import papercatalog.publishing.citation.Handles;
import papercatalog.publishing.citation.Mapping;
import picocli.CommandLine.Option;

final class MappingOptions {
  @Option(
      names = "--collection",
      paramLabel = "NAME",
      description =
          "Collection of every entry; with --collection-from-venue, only of those without a venue.")
  private Optional<CollectionName> collection = Optional.empty();

  @Option(
      names = "--collection-from-venue",
      description = "Use the slug of the venue as the collection.")
  private boolean collectionFromVenue;

  @Option(names = "--topic", paramLabel = "NAME", description = "Topic of every entry; repeatable.")
  private List<TopicName> topics = List.of();

  @Option(
      names = "--topics-from-keywords",
      description = "Use the slugs of the keywords as topics too.")
  private boolean topicsFromKeywords;

  @Option(
      names = "--default-date",
      paramLabel = "DATE",
      description = "Year of entries without one (default: reject them).")
  private Optional<PublicationDate> defaultDate = Optional.empty();

  @Option(
      names = "--handles",
      paramLabel = "FILE",
      description =
          "File of handles that do not follow from names: name, tab, handle on each line.")
  private Optional<Path> handles = Optional.empty();

  /** {@code citations} hold no collections, as documents do. */
  Mapping mapping(boolean citations) {
    if (citations && collection.isEmpty() && !collectionFromVenue) {
      throw new UsageError(
          "The entries need a collection: pass --collection NAME or --collection-from-venue");
    }
    return new Mapping(
        collection,
        collectionFromVenue,
        topics,
        topicsFromKeywords,
        defaultDate,
        handles.map(this::read).orElse(Handles.NONE));
  }

  private Handles read(Path file) {
    try {
      return Handles.read(file);
    } catch (InvalidValue e) {
      throw new UsageError("--handles: " + e.getMessage());
    } catch (IOException e) {
      throw new UsageError("--handles: cannot read %s: %s".formatted(file, Failure.reason(e)));
    }
  }
}
