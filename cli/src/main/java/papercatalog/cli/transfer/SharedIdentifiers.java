package papercatalog.cli.transfer;

import module java.base;

import papercatalog.cli.failure.SdkMessages;
import papercatalog.domain.error.CatalogException;
import papercatalog.domain.model.Identifier;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperId;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.record.IdentifierHolders;
import papercatalog.publishing.text.Excerpt;
import software.amazon.awssdk.core.exception.SdkException;

/** A paper that shares an identifier may be stored twice. The lookup never prevents a write. */
record SharedIdentifiers(IdentifierHolders holders) {
  private static final int NAMED = 3;

  List<Notice> notices(Paper paper) {
    return paper.status().listed()
        ? Identifier.ofPaper(paper).stream()
            .filter(identifier -> identifier.scheme().namesOneWork())
            .flatMap(identifier -> notices(identifier, paper.id()).stream())
            .toList()
        : List.of();
  }

  private List<Notice> notices(Identifier identifier, PaperId paper) {
    String name = "%s `%s`".formatted(identifier.scheme().text(), Excerpt.of(identifier.value()));
    try {
      List<PaperId> others = holders.others(identifier, paper, NAMED + 1);
      return others.isEmpty()
          ? List.of()
          : List.of(
              new Notice(NoticeKind.SHARED_IDENTIFIER, name + " is also that of " + text(others)));
    } catch (CatalogException e) {
      return List.of(unchecked(name, e.getMessage()));
    } catch (SdkException e) {
      return List.of(unchecked(name, SdkMessages.firstSentence(e)));
    }
  }

  private static Notice unchecked(String name, String reason) {
    return new Notice(
        NoticeKind.IDENTIFIER_UNCHECKED, name + " may be that of another paper too: " + reason);
  }

  private static String text(List<PaperId> others) {
    String named =
        others.stream().limit(NAMED).map(PaperId::value).collect(Collectors.joining(", "));
    return others.size() > NAMED ? named + " and others" : named;
  }
}
