package papercatalog.cli.command;

import module java.base;

import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.TenantName;
import papercatalog.domain.model.TopicName;
import papercatalog.publishing.FileFormat;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Converters for the types of options. An invalid value is a usage error that names the option. */
final class Values {
  private Values() {}

  static CommandLine register(CommandLine command) {
    return command
        .registerConverter(PaperId.class, text -> checked(() -> new PaperId(text)))
        .registerConverter(AuthorHandle.class, text -> checked(() -> new AuthorHandle(text)))
        .registerConverter(CollectionName.class, text -> checked(() -> new CollectionName(text)))
        .registerConverter(TopicName.class, text -> checked(() -> new TopicName(text)))
        .registerConverter(TenantName.class, text -> checked(() -> new TenantName(text)))
        .registerConverter(PublicationDate.class, text -> checked(() -> new PublicationDate(text)))
        .registerConverter(ComparedCatalog.class, ComparedCatalog::of)
        .registerConverter(Long.class, Values::positive)
        .registerConverter(long.class, Values::positive)
        .registerConverter(Instant.class, Values::instant)
        .registerConverter(URI.class, Values::url)
        .registerConverter(FileFormat.class, Values::format)
        .registerConverter(Duration.class, Values::age);
  }

  static <T> T checked(Supplier<T> value) {
    try {
      return value.get();
    } catch (InvalidValue e) {
      throw new TypeConversionException(e.rule());
    }
  }

  static URI url(String text) {
    return parsed(
        () -> URI.create(text),
        url -> url.getHost() != null && url.getScheme().matches("https?"),
        "must be a URL such as http://127.0.0.1:8000");
  }

  private static long positive(String text) {
    return parsed(
        () -> Long.parseLong(text), number -> number >= 1, "must be a whole number from 1 up");
  }

  private static Instant instant(String text) {
    return parsed(
        () -> Instant.parse(text), _ -> true, "must be an instant such as 2026-04-18T09:30:00Z");
  }

  private static Duration age(String text) {
    return parsed(
        () -> Duration.parse(text.endsWith("d") ? "P" + text : "PT" + text),
        _ -> text.matches("[1-9]\\d{0,5}[dh]"),
        "must be a number of days or hours, as in 365d or 12h");
  }

  private static FileFormat format(String text) {
    return FileFormat.named(text)
        .filter(FileFormat::isRead)
        .orElseThrow(() -> new TypeConversionException("must be ndjson, bibtex or csl-json"));
  }

  static <T> T parsed(Supplier<T> value, Predicate<T> valid, String rule) {
    try {
      T parsed = value.get();
      if (valid.test(parsed)) {
        return parsed;
      }
    } catch (IllegalArgumentException | DateTimeException _) {
      // The rule says what is wrong.
    }
    throw new TypeConversionException(rule);
  }
}
