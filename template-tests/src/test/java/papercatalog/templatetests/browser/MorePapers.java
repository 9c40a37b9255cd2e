package papercatalog.templatetests.browser;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.CollectionName;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PaperId;
import papercatalog.domain.model.PublicationDate;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.Status;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

/** What the sample has none of, and its readers meet: a retraction, and a list of several pages. */
final class MorePapers {
  private static final String FORMER_NAME = "Ada Zuvor";

  private MorePapers() {}

  static List<Paper> all() {
    return IntStream.rangeClosed(0, 60).mapToObj(i -> i == 0 ? retracted() : numbered(i)).toList();
  }

  private static Paper retracted() {
    return paper("retracted-2019", "A Hash Function Without Collisions", "2019-06", "Ada Example")
        .text(TextField.ABSTRACT, "Claims what cannot be: fewer values than texts.")
        .kind(Optional.of(WorkKind.ARTICLE_JOURNAL))
        .text(TextField.VENUE, "Journal of Surprising Results")
        .text(TextField.VOLUME, "7")
        .text(TextField.PAGES, "1–12")
        .text(TextField.FULL_TEXT, "https://example.org/retracted.pdf")
        .identifiers(Map.of("doi", "10.5555/retracted.2019"))
        .status(Status.RETRACTED)
        .text(TextField.STATUS_REASON, "The proof counts one value twice; the authors agree.")
        .build();
  }

  /** Sixty of them, a month apart; the first by a former name of its author. */
  private static Paper numbered(int number) {
    String month = "20%02d-%02d".formatted(10 + (number - 1) / 12, 1 + (number - 1) % 12);
    return paper(
            "numbered-%02d".formatted(number),
            "Number %d of sixty".formatted(number),
            month,
            number == 1 ? FORMER_NAME : "Ada Example")
        .build();
  }

  /** The author of these papers, with the former name. */
  static Author author() {
    Identity identity =
        new Identity(
            List.of(FORMER_NAME),
            List.of(),
            false,
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of());
    return Author.of(ada("Ada Example")).withIdentity(identity);
  }

  private static Authorship ada(String name) {
    return new Authorship(new AuthorHandle("ada-example"), name, Role.AUTHOR);
  }

  private static PaperBuilder paper(String id, String title, String published, String author) {
    return new PaperBuilder(
            new PaperId(id), title, new CollectionName("numbered"), new PublicationDate(published))
        .topics(List.of(new TopicName("counting")))
        .authors(
            List.of(
                ada(author),
                new Authorship(new AuthorHandle("bo-example"), "Bo Example", Role.EDITOR)));
  }
}
