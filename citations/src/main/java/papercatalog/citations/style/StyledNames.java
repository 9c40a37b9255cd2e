package papercatalog.citations.style;

import module java.base;

import papercatalog.citations.paper.CitedName;
import papercatalog.domain.model.PersonName;

/** A byline in a style; incomplete if there are more people than the names. */
record StyledNames(CitationStyle style, List<CitedName> names, boolean incomplete) {
  /** The first letter of each word and of each part of a double name. */
  private static final Pattern REST_OF_NAME = Pattern.compile("(?<=\\p{L})[\\p{L}\\p{M}.'’]+");

  /** As an entry begins, with the family name first, where the style has it so. */
  String asHead() {
    return switch (style) {
      case APA -> joined(20, 19, ", & ", ", & ", true);
      case IEEE -> joined(6, 1, " and ", ", and ", false);
      case CHICAGO -> joined(10, 7, ", and ", ", and ", true);
      case MLA -> joined(2, 1, ", and ", ", and ", true);
    };
  }

  /** As inside an entry, with the given names first. */
  String inside() {
    return style == CitationStyle.APA
        ? joined(20, 19, " & ", ", & ", false)
        : joined(6, 1, " and ", ", and ", false);
  }

  /** Shows all of at most {@code most} names, and the first {@code few} of more. */
  private String joined(int most, int few, String pair, String last, boolean inverted) {
    int shown = names.size() > most ? few : names.size();
    boolean ellipsis = style == CitationStyle.APA && shown < names.size() && !incomplete;
    boolean others = !ellipsis && (incomplete || shown < names.size());
    List<String> parts = new ArrayList<>();
    for (CitedName name : names.subList(0, shown)) {
      parts.add(styled(name, inverted && (parts.isEmpty() || style == CitationStyle.APA)));
    }
    if (ellipsis) {
      return String.join(", ", parts) + ", … " + styled(names.getLast(), inverted);
    }
    if (others) {
      boolean apart = parts.size() > 1 || inverted;
      return String.join(", ", parts) + (apart ? ", et al." : " et al.");
    }
    String end = parts.removeLast();
    String begin = String.join(", ", parts);
    return parts.isEmpty() ? end : begin + (parts.size() == 1 ? pair : last) + end;
  }

  /** A printed name without a space has the family name first, as in Chinese. */
  private String styled(CitedName name, boolean inverted) {
    return name.person()
        .filter(_ -> name.printed().indexOf(' ') >= 0)
        .map(person -> styled(person, inverted))
        .orElse(name.printed());
  }

  private String styled(PersonName name, boolean inverted) {
    boolean initials = style == CitationStyle.APA || style == CitationStyle.IEEE;
    String all = name.given().orElse("");
    String given =
        dotted(initials ? REST_OF_NAME.matcher(all + " ").replaceAll(".") : all, initials);
    boolean alone = given.isBlank();
    return inverted
        ? name.fullFamily() + (alone ? "" : ", ") + given + suffix(name, ", ")
        : given + (alone ? "" : " ") + name.fullFamily() + suffix(name, " ");
  }

  /** Single letters lack the stop of an initial. */
  private static String dotted(String given, boolean initials) {
    return initials ? given.strip().replaceAll("(?<=\\p{L})(?=[ -]|$)", ".") : given;
  }

  private static String suffix(PersonName name, String before) {
    return name.suffix().map(suffix -> before + suffix).orElse("");
  }
}
