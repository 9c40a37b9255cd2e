package papercatalog.domain.model;

import module java.base;

/**
 * How a work relates to another: the words of DataCite's metadata schema 4.6, and six more for
 * preprints, corrections and retractions. Each is followed by its inverse. DataCite's words for
 * citations are references here.
 */
public enum RelationType implements NamedConstant {
  IS_PREPRINT_OF,
  HAS_PREPRINT,
  IS_VERSION_OF,
  HAS_VERSION,
  IS_NEW_VERSION_OF,
  IS_PREVIOUS_VERSION_OF,
  IS_TRANSLATION_OF,
  HAS_TRANSLATION,
  IS_SUPPLEMENT_TO,
  IS_SUPPLEMENTED_BY,
  IS_PART_OF,
  HAS_PART,
  REVIEWS,
  IS_REVIEWED_BY,
  CORRECTS,
  IS_CORRECTED_BY,
  RETRACTS,
  IS_RETRACTED_BY,
  IS_VARIANT_FORM_OF,
  IS_ORIGINAL_FORM_OF,
  IS_DERIVED_FROM,
  IS_SOURCE_OF,
  OBSOLETES,
  IS_OBSOLETED_BY,
  CONTINUES,
  IS_CONTINUED_BY,
  DESCRIBES,
  IS_DESCRIBED_BY,
  DOCUMENTS,
  IS_DOCUMENTED_BY,
  REQUIRES,
  IS_REQUIRED_BY,
  COMPILES,
  IS_COMPILED_BY,
  COLLECTS,
  IS_COLLECTED_BY,
  HAS_METADATA,
  IS_METADATA_FOR,
  /** Its own inverse. */
  IS_IDENTICAL_TO;

  private static final List<RelationType> ALL = List.of(values());

  public static RelationType of(String text) {
    return find(text)
        .orElseThrow(
            () ->
                new InvalidValue(
                    "type",
                    ALL.stream()
                        .map(RelationType::text)
                        .collect(Collectors.joining(", ", "must be one of ", ""))));
  }

  public static Optional<RelationType> find(String text) {
    return ALL.stream().filter(type -> type.text().equals(text)).findFirst();
  }

  /** {@code IsPreprintOf}. */
  @Override
  public String text() {
    return NamedConstant.camelCase(name());
  }

  /** {@code Is preprint of}. */
  public String words() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The relation as the other work has it. */
  public RelationType inverse() {
    return this == IS_IDENTICAL_TO ? this : ALL.get(ALL.indexOf(this) ^ 1);
  }

  /** The nearest of DataCite's own words. */
  public RelationType ofDataCite() {
    return switch (this) {
      case IS_PREPRINT_OF -> IS_VERSION_OF;
      case HAS_PREPRINT -> HAS_VERSION;
      case CORRECTS -> IS_SUPPLEMENT_TO;
      case IS_CORRECTED_BY -> IS_SUPPLEMENTED_BY;
      case RETRACTS -> OBSOLETES;
      case IS_RETRACTED_BY -> IS_OBSOLETED_BY;
      default -> this;
    };
  }
}
