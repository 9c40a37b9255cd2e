package papercatalog.citations.style;

import module java.base;

/** A style as the processor needs it, which ignores some attributes and takes others wrongly. */
final class ProcessorStyle {
  /** Around text whose periods are removed. */
  static final String BARE = "\uE007";

  static final String BARE_END = "\uE008";

  private static final Pattern NAMES =
      Pattern.compile("(?s)<names [^>]*[^/>]>(?:(?!</?names).)*</names>");
  private static final Pattern CONDITION = Pattern.compile("<(?:else-)?if [^>]*>");
  private static final Pattern DATE =
      Pattern.compile(
          "(?s)<date(?=[^>]* delimiter=)([^>]* (variable=\"[^\"]*\")[^>]*)(?<!/)>(.*?)</date>");
  private static final Pattern DATE_PART = Pattern.compile("<date-part[^>]*/>");
  private static final Pattern PAGE_LABEL =
      Pattern.compile("<label (?=[^>]*plural=\"never\")([^>]*)variable=\"page\"([^>]*/>)");
  private static final String ONE_PAGE =
      "<choose><if variable=\"page\"><text term=\"page\" $1$2</if></choose>";
  private static final Pattern WITHOUT_PERIODS =
      Pattern.compile("<text (?=[^>]*strip-periods=\"true\")[^>]*/>");
  private static final Pattern PREFIXED_NAME =
      Pattern.compile("(<label[^>]*)(/>\\s*<name [^>]*) prefix=\"([^\"]*)\"");
  private static final Pattern LINE =
      Pattern.compile("(<(?![^>]* prefix=)[^>]*) display=\"(?:block|right-inline)\"");

  private ProcessorStyle() {}

  static String of(CitationStyle style) {
    String xml = style.xml();
    // Lists number their entries: a variable that no paper has leaves the numbers out.
    xml =
        xml.replace("\"citation-number\"", "\"annote\"")
            .replace("\"page-first\"", '"' + ProcessorInput.FIRST_PAGE + '"')
            .replace("\"sentence\"", "\"capitalize-first\"");
    // It knows one term for more names.
    if (xml.contains("<et-al term=\"and others\"")) {
      xml =
          xml.replaceAll("<term name=\"et-al\">[^<]*</term>", "")
              .replace("name=\"and others\"", "name=\"et-al\"");
    }
    xml = CONDITION.matcher(xml).replaceAll(condition -> condition(condition.group()));
    // Its labels of pages are plural, and only labels lose their periods.
    if (xml.contains("plural=\"never\"")) {
      xml = PAGE_LABEL.matcher(xml).replaceAll(ONE_PAGE);
    }
    if (xml.contains("strip-periods=")) {
      xml = WITHOUT_PERIODS.matcher(xml).replaceAll(text -> withoutPeriods(text.group()));
    }
    // It ignores prefixes of names, and delimiters of dates.
    xml = PREFIXED_NAME.matcher(xml).replaceAll("$1 suffix=\"$3\"$2");
    xml = DATE.matcher(xml).replaceAll(ProcessorStyle::date);
    // It ignores the attributes of names in a substitute, but not within a group.
    xml = NAMES.matcher(xml).replaceAll("<group>$0</group>");
    return xml.contains(" display=") ? LINE.matcher(xml).replaceAll("$1 prefix=\" \"") : xml;
  }

  /** The processor takes every condition on a locator as met. */
  private static String condition(String condition) {
    String known = condition.replaceFirst(" locator=\"[^\"]*\"", " is-uncertain-date=\"issued\"");
    return ProcessorInput.PRESENT.entrySet().stream()
        .reduce(
            known,
            (text, role) ->
                text.replaceFirst(
                    "( variable=\"(?:[^\"]* )?)" + role.getKey().text() + "(?=[ \"])",
                    "$1" + role.getValue()),
            (one, _) -> one);
  }

  private static String date(MatchResult date) {
    return Matcher.quoteReplacement(
        "<group%s>%s</group>"
            .formatted(
                date.group(1),
                DATE_PART
                    .matcher(date.group(3))
                    .replaceAll("<date " + date.group(2) + ">$0</date>")));
  }

  private static String withoutPeriods(String text) {
    return text.replaceFirst("^(?!.* prefix=)<text", "$0 prefix=\"\"")
        .replaceFirst("^(?!.* suffix=)<text", "$0 suffix=\"\"")
        .replaceFirst("( prefix=\"[^\"]*)", "$1" + BARE)
        .replaceFirst(" suffix=\"", "$0" + BARE_END);
  }
}
