package papercatalog.cli.command;

import module java.base;

import papercatalog.bibliography.FileFormat;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.IdentifierScheme;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.model.TopicName;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters for the catalog's types. An invalid value is a usage error. */
final class Values {
  private static final Pattern AGE = Pattern.compile("([1-9]\\d{0,5})([dh])");

  private Values() {}

  static CommandLine register(CommandLine command) {
    return command
        .registerConverter(PaperId.class, checked(PaperId::new))
        .registerConverter(AuthorHandle.class, checked(AuthorHandle::new))
        .registerConverter(CollectionName.class, checked(CollectionName::new))
        .registerConverter(TopicName.class, checked(TopicName::new))
        .registerConverter(TenantName.class, checked(TenantName::new))
        .registerConverter(PublicationDate.class, checked(PublicationDate::new))
        .registerConverter(Long.class, Values::positive)
        .registerConverter(long.class, Values::positive)
        .registerConverter(IdentifierScheme.class, Values::scheme)
        .registerConverter(Instant.class, Values::instant)
        .registerConverter(URI.class, Values::url)
        .registerConverter(FileFormat.class, Values::format)
        .registerConverter(Duration.class, Values::age);
  }

  static URI url(String text) {
    try {
      URI url = new URI(text);
      if (url.getHost() != null && url.getScheme().matches("https?")) {
        return url;
      }
    } catch (URISyntaxException _) {
      // The rule is given below.
    }
    throw new TypeConversionException("must be a URL such as http://127.0.0.1:8000");
  }

  private static Instant instant(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException _) {
      throw new TypeConversionException("must be an instant such as 2026-04-18T09:30:00Z");
    }
  }

  private static FileFormat format(String text) {
    return FileFormat.named(text)
        .filter(FileFormat::isRead)
        .orElseThrow(() -> new TypeConversionException("must be ndjson, bibtex or csl-json"));
  }

  private static IdentifierScheme scheme(String text) {
    return IdentifierScheme.of(text.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () -> new TypeConversionException("must be doi, arxiv, isbn, issn, pmid or url"));
  }

  private static long positive(String text) {
    try {
      long number = Long.parseLong(text);
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException _) {
      // The rule is given below.
    }
    throw new TypeConversionException("must be a whole number from 1 up");
  }

  /** {@code 365d} or {@code 12h}. */
  private static Duration age(String text) {
    Matcher matcher = AGE.matcher(text);
    if (!matcher.matches()) {
      throw new TypeConversionException("must be a number of days or hours, as in 365d or 12h");
    }
    long number = Long.parseLong(matcher.group(1));
    return matcher.group(2).equals("d") ? Duration.ofDays(number) : Duration.ofHours(number);
  }

  private static <T> ITypeConverter<T> checked(Function<String, T> type) {
    return text -> checked(() -> type.apply(text));
  }

  /** Returns the value of an option; an invalid one is a usage error that names the option. */
  static <T> T checked(Supplier<T> value) {
    try {
      return value.get();
    } catch (InvalidValue e) {
      throw new TypeConversionException(e.rule());
    }
  }
}
