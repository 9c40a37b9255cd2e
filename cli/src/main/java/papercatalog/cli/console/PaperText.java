package papercatalog.cli.console;

import module java.base;

import papercatalog.domain.model.Author;
import papercatalog.domain.model.Identity;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.TextField;
import papercatalog.domain.model.TopicName;
import papercatalog.domain.model.WorkKind;

public final class PaperText {
  private final List<String> lines = new ArrayList<>();

  private PaperText() {}

  public static String of(Paper paper) {
    PaperText text = new PaperText();
    text.add("id", paper.id());
    text.add("title", paper.title());
    text.add("authors", authors(paper));
    text.add("published", paper.published());
    text.add("collection", paper.collection());
    String topics = paper.topics().stream().map(TopicName::value).collect(Collectors.joining(", "));
    text.add("topics", Optional.of(topics).filter(names -> !names.isEmpty()));
    text.add("kind", paper.kind().map(WorkKind::text));
    TextField.APPEARANCE.forEach(field -> text.add(field.text(), paper.text(field)));
    text.add("status", paper.status().text());
    text.add("reason", paper.statusReason());
    text.add("withdrawn", paper.withdrawnAt());
    text.add("superseded", paper.supersededBy().map(id -> "by " + id));
    paper.identifiers().forEach((scheme, identifier) -> text.add(scheme, identifier));
    TextField.LAST.forEach(field -> text.add(field.text(), paper.text(field)));
    text.add("references", paper.referenceCount());
    paper.references().forEach(reference -> text.add("reference", RecordLine.of(reference)));
    text.add("revision", paper.revision() + ", written " + paper.updatedAt());
    text.add("created", paper.createdAt());
    text.add("abstract", paper.abstractText());
    return String.join("\n", text.lines);
  }

  public static String of(Author author) {
    PaperText text = new PaperText();
    text.add("handle", author.handle());
    text.add("name", author.name());
    Identity identity = author.identity();
    identity.alsoAs().forEach(name -> text.add("also as", name));
    identity.became().forEach(other -> text.add("became", other));
    identity.notSameAs().forEach(other -> text.add("not same as", other));
    text.add("note", identity.note());
    author.affiliations().forEach(affiliation -> text.add("affiliation", affiliation));
    text.add("orcid", author.orcid());
    text.add("homepage", author.homepage());
    text.add("sorted as", author.sortAs());
    text.add("written", author.updatedAt());
    return String.join("\n", text.lines);
  }

  private void add(String name, Optional<?> value) {
    value.ifPresent(present -> add(name, present));
  }

  private void add(String name, Object value) {
    lines.add("%-12s %s".formatted(name, value.toString().replace("\n", "\n" + " ".repeat(13))));
  }

  private static String authors(Paper paper) {
    int others = paper.authorCount() - paper.authors().size();
    return paper.authors().stream().map(RecordLine::of).collect(Collectors.joining("\n"))
        + (others > 0 ? "\nand " + others + " more" : "");
  }
}
