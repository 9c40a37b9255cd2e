package papercatalog.command;

import java.util.function.Function;
import papercatalog.model.AuthorHandle;
import papercatalog.model.CollectionName;
import papercatalog.model.InvalidValue;
import papercatalog.model.PaperId;
import papercatalog.model.PublicationDate;
import papercatalog.model.TopicName;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The catalog's own types on the command line: a value that breaks its rule is a usage error. */
final class Values {
  private Values() {}

  static CommandLine register(CommandLine command) {
    return command
        .registerConverter(PaperId.class, checked(PaperId::new))
        .registerConverter(AuthorHandle.class, checked(AuthorHandle::new))
        .registerConverter(CollectionName.class, checked(CollectionName::new))
        .registerConverter(TopicName.class, checked(TopicName::new))
        .registerConverter(PublicationDate.class, checked(PublicationDate::new));
  }

  private static <T> ITypeConverter<T> checked(Function<String, T> type) {
    return text -> {
      try {
        return type.apply(text);
      } catch (InvalidValue e) {
        throw new TypeConversionException(e.rule());
      }
    };
  }
}
