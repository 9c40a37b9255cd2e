package papercatalog.publishing.citation;

import static papercatalog.publishing.entry.NoticeKind.ODD_DATE;
import static papercatalog.publishing.entry.NoticeKind.ODD_MONTH;
import static papercatalog.publishing.entry.NoticeKind.UNKNOWN_MONTH;

import module java.base;

import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Excerpt;

/** Reads dates as the earliest that they can mean; drops unreadable parts with a notice. */
public final class CitedDate {
  private static final Pattern YEAR = Pattern.compile("(?<!\\d)\\d{4}(?!\\d)");
  private static final Pattern BEFORE_YEAR_ONE =
      Pattern.compile("(?is)-\\d.*|.*\\d\\s*(?:bce?|b\\.\\s?c\\..*)");
  private static final Pattern NUMBERS =
      Pattern.compile("(?:(\\d{1,2})\\s?[-/.]\\s?)?(\\d{1,2})(?:\\s?[-/.]\\s?|\\s)(\\d{4})");

  /** Signs around words, not those of a range of days. */
  private static final Pattern SIGNS = Pattern.compile("(?<!\\d)[-/.,]|[-/.,](?!\\d)");

  private static final Pattern DAY = Pattern.compile("(\\d{1,2})(?!\\d).*");
  private static final Pattern COMPACT =
      Pattern.compile("^(\\d{4})(0[1-9]|1[0-2]|\\d{2}(?=\\d{2}$))(\\d{2})?$");
  private static final Pattern UNKNOWN_DIGITS = Pattern.compile("^(\\d{2})(?:(\\d)[Xu]|XX|uu)");
  private static final Pattern ISO =
      Pattern.compile(
          "(\\d{4})(?:[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?)?(?!\\d)(?:T.*|/(?:open|unknown)|\\P{L}*)");

  private CitedDate() {}

  public static Optional<PublicationDate> of(
      Optional<String> year, Optional<String> month, Optional<String> day, List<Notice> notices) {
    year.ifPresent(CitedDate::requireYearOne);
    Optional<String> plain = year.flatMap(CitedDate::year);
    if (month.isEmpty() && year.isPresent() && !plain.equals(year)) {
      return ofIso(year.get(), notices).or(() -> plain.map(_ -> ofWords(year.get(), notices)));
    }
    return plain.map(
        y -> month.isEmpty() ? new PublicationDate(y) : of(y, month.get(), day, notices));
  }

  /** Reads ISO 8601 in biblatex's form, with ranges and marks of doubt. */
  public static Optional<PublicationDate> ofIso(String date, List<Notice> notices) {
    Optional<PublicationDate> exact = date(date);
    Matcher iso = ISO.matcher(inDigits(date));
    if (exact.isPresent() || !iso.matches()) {
      return exact;
    }
    PublicationDate read =
        ofNumbers(number(iso.group(1)), number(iso.group(2)), number(iso.group(3)));
    notices.add(odd(date, read));
    return Optional.of(read);
  }

  public static Notice odd(String text, PublicationDate date) {
    return ODD_DATE.notice("date `%s` read as %s", Excerpt.of(text), date);
  }

  /** {@code 20190305}, {@code 201903}, {@code 2019年3月}, and {@code 199X} as its first year. */
  private static String inDigits(String date) {
    String earliest =
        UNKNOWN_DIGITS
            .matcher(date)
            .replaceFirst(it -> it.group(1) + Objects.requireNonNullElse(it.group(2), "0") + "0");
    return COMPACT
        .matcher(earliest)
        .replaceFirst("$1-$2-$3")
        .replaceAll("(?<=\\d)[年月년월日일]", "-")
        .replaceFirst("(?i)(?:-(?:XX|uu)){1,2}$", "");
  }

  private static int number(String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }

  /**
   * Reads a date as people write it: {@code March 2019}, {@code 30-Mar-2020}, {@code 15/03/2019}.
   * Fails with {@link UnusableEntry} for one that a paper cannot have.
   */
  public static PublicationDate ofWords(String text, List<Notice> notices) {
    requireYearOne(text);
    if (text.startsWith("/") || text.startsWith("..")) {
      throw new UnusableEntry("date `%s` has no start".formatted(Excerpt.of(text)));
    }
    PublicationDate date =
        ofDayFirst(text)
            .or(() -> ofText(SIGNS.matcher(text).replaceAll(" "), new ArrayList<>()))
            .orElseThrow(
                () -> new UnusableEntry("date `%s` has no year".formatted(Excerpt.of(text))));
    notices.add(odd(text, date));
    return date;
  }

  private static void requireYearOne(String text) {
    if (BEFORE_YEAR_ONE.matcher(text).matches()) {
      throw new UnusableEntry("date `%s` is before the year 1".formatted(Excerpt.of(text)));
    }
  }

  /** Reads numbers only if they can mean one date: {@code 15/03/2019}, {@code 03/2019}. */
  private static Optional<PublicationDate> ofDayFirst(String text) {
    Matcher numbers = NUMBERS.matcher(text);
    if (!numbers.matches()) {
      return Optional.empty();
    }
    int first = number(numbers.group(1));
    int second = Integer.parseInt(numbers.group(2));
    int year = Integer.parseInt(numbers.group(3));
    boolean unclear = first <= 12 && second <= 12 && first != second;
    return Optional.of(
        numbers.group(1) == null
            ? ofNumbers(year, second, 0)
            : unclear
                ? ofNumbers(year, 0, 0)
                : second > 12 ? ofNumbers(year, first, second) : ofNumbers(year, second, first));
  }

  /** Reads a text with year, month and day in any order, as {@code 2 May 2019}. */
  public static Optional<PublicationDate> ofText(String text, List<Notice> notices) {
    requireYearOne(text);
    Optional<PublicationDate> iso = ofIso(text, notices);
    Optional<PublicationDate> read = iso.or(() -> ofDayFirst(text));
    if (read.isPresent()) {
      notices.addAll(iso.isPresent() ? List.of() : List.of(odd(text, read.get())));
      return read;
    }
    Optional<String> year = year(text);
    String rest = year.map(y -> text.replaceFirst(y, " ").strip()).orElse("");
    Optional<String> month =
        rest.chars().anyMatch(Character::isLetter) ? Optional.of(rest) : Optional.empty();
    return of(year, month, Optional.empty(), notices);
  }

  public static PublicationDate ofNumbers(int year, int month, int day) {
    boolean isMonth = month >= 1 && month <= 12;
    boolean isDay = isMonth && day >= 1 && day <= YearMonth.of(year, month).lengthOfMonth();
    return new PublicationDate(
        isDay
            ? String.format(Locale.ROOT, "%04d-%02d-%02d", year, month, day)
            : isMonth
                ? String.format(Locale.ROOT, "%04d-%02d", year, month)
                : String.format(Locale.ROOT, "%04d", year));
  }

  private static PublicationDate of(
      String year, String month, Optional<String> day, List<Notice> notices) {
    Optional<MonthText> read = MonthText.of(month);
    int first =
        day.map(DAY::matcher).filter(Matcher::matches).map(it -> number(it.group(1))).orElse(0);
    int m = read.map(MonthText::month).orElse(0);
    int d = read.map(text -> text.day().orElse(first)).orElse(0);
    PublicationDate date = ofNumbers(Integer.parseInt(year), m, d);
    if (read.isEmpty()) {
      notices.add(
          UNKNOWN_MONTH.notice("month `%s` not understood: dated %s", Excerpt.of(month), date));
    } else if (!read.get().plain()) {
      notices.add(ODD_MONTH.notice("month `%s` read as %s", Excerpt.of(month), date));
    }
    day.filter(text -> text.length() > 2).ifPresent(text -> notices.add(odd(text, date)));
    return date;
  }

  private static Optional<String> year(String text) {
    Matcher year = YEAR.matcher(text);
    return text.matches("(?!000)\\d{3}")
        ? Optional.of("0" + text)
        : year.find() ? Optional.of(year.group()) : Optional.empty();
  }

  private static Optional<PublicationDate> date(String text) {
    try {
      return Optional.of(new PublicationDate(text));
    } catch (InvalidValue _) {
      return Optional.empty();
    }
  }

  /**
   * The text of a bibliography's month field: {@code jul}, {@code 7}, {@code May 2 - May 7}, {@code
   * September/December}, {@code 23–25 Aug}. A range means its start.
   *
   * @param plain whether the text names a month and nothing else
   */
  private record MonthText(int month, OptionalInt day, boolean plain) {
    private static final int LONGEST = 200;
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,2})(?!\\d)(?:[月월]|\\P{L}*)");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");
    private static final String DAY = "(\\d{1,2})(?!\\d)(?:st|nd|rd|th|er)?";
    private static final Pattern AFTER = Pattern.compile("[.,\\s]*" + DAY + ".*");
    private static final Pattern BEFORE =
        Pattern.compile(
            "(?<!\\d)"
                + DAY
                + "(?:\\s*[-–—/]\\s*\\d{1,2}(?:st|nd|rd|th)?)?[.\\s]*(?:(?:of|de|di)\\s+)?$");

    /** In the languages of most bibliographies, English first. */
    private static final Map<String, Month> NAMES = names();

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
      return NAMES.entrySet().stream()
          .filter(name -> name.getKey().startsWith(start))
          .map(Map.Entry::getValue)
          .findFirst();
    }

    private static Map<String, Month> names() {
      Map<String, Month> names = new LinkedHashMap<>();
      for (String language : List.of("en", "de", "fr", "es", "it", "pt", "nl", "ru")) {
        for (Month month : Month.values()) {
          for (TextStyle style : List.of(TextStyle.FULL, TextStyle.FULL_STANDALONE)) {
            String name = month.getDisplayName(style, Locale.of(language));
            names.putIfAbsent(name.toUpperCase(Locale.ROOT), month);
          }
        }
      }
      return names;
    }
  }
}
