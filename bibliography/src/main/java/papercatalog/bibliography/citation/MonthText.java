package papercatalog.bibliography.citation;

import module java.base;

/**
 * The text of a bibliography's month field: {@code jul}, {@code 7}, {@code May 2 - May 7}, {@code
 * September/December}, {@code 23–25 Aug}. A range means its start.
 *
 * @param plain whether the text names a month and nothing else
 */
record MonthText(int month, OptionalInt day, boolean plain) {
  private static final int LONGEST = 200;
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,2})(?!\\d)\\P{L}*");
  private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");
  private static final String DAY = "(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?";
  private static final Pattern AFTER = Pattern.compile("[.,\\s]*" + DAY + ".*");
  private static final Pattern BEFORE =
      Pattern.compile(
          "(?<!\\d)" + DAY + "(?:\\s*[-–—/]\\s*\\d{1,2}(?:st|nd|rd|th)?)?[.\\s]*(?:of\\s+)?$");

  static Optional<MonthText> of(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    Matcher number = NUMBER.matcher(text);
    if (number.matches()) {
      int month = Integer.parseInt(number.group(1));
      boolean plain = number.end(1) == text.length();
      return month >= 1 && month <= 12
          ? Optional.of(new MonthText(month, OptionalInt.empty(), plain))
          : Optional.empty();
    }
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      Optional<Month> month = month(word.group());
      if (month.isPresent()) {
        OptionalInt day = day(text.substring(0, word.start()), text.substring(word.end()));
        return Optional.of(
            new MonthText(
                month.get().getValue(),
                day,
                text.replace(".", "").strip().length() == word.group().length()));
      }
    }
    return Optional.empty();
  }

  private static OptionalInt day(String before, String after) {
    Matcher first = BEFORE.matcher(before);
    Matcher second = AFTER.matcher(after);
    return first.find()
        ? OptionalInt.of(Integer.parseInt(first.group(1)))
        : second.matches()
            ? OptionalInt.of(Integer.parseInt(second.group(1)))
            : OptionalInt.empty();
  }

  private static Optional<Month> month(String word) {
    String start = word.toUpperCase(Locale.ROOT);
    return start.equals("SEPT")
        ? Optional.of(Month.SEPTEMBER)
        : Arrays.stream(Month.values()).filter(month -> month.name().startsWith(start)).findFirst();
  }
}
