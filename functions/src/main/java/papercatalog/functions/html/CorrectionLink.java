package papercatalog.functions.html;

import module java.base;

import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PercentEncoding;
import papercatalog.domain.model.TextField;
import papercatalog.functions.json.CorrectionJson;

/**
 * A link that opens a mail or an issue with the record of a paper, which {@code catalog apply}
 * reads.
 */
final class CorrectionLink {
  /** Mail programs of Windows cut longer links. */
  static final int MAX_LENGTH = 2_000;

  private static final String INTRODUCTION =
      """
      What is wrong?


      Please change it in this record too. To remove a member, write null.

      """;

  private CorrectionLink() {}

  /**
   * Shows the whole record, or the record without its abstract, or the address of the record, so
   * that the link is not too long.
   *
   * @param address {@code mailto:}, or the page of a new issue, on GitHub or GitLab
   */
  static String of(String address, Paper paper, String page) {
    String whole = with(address, paper, INTRODUCTION + CorrectionJson.of(paper));
    if (whole.length() <= MAX_LENGTH) {
      return whole;
    }
    Paper shorter = PaperBuilder.from(paper).text(TextField.ABSTRACT, Optional.empty()).build();
    String without =
        with(
            address,
            paper,
            INTRODUCTION + CorrectionJson.of(shorter) + "\n\nThe abstract stays. It is at " + page);
    return without.length() <= MAX_LENGTH
        ? without
        : with(
            address,
            paper,
            """
            What is wrong?


            Please correct a copy of the record, and send it too. It is at
            %s?format=json
            """
                .formatted(page));
  }

  private static String with(String address, Paper paper, String body) {
    String subject = "Correction of %s, revision %d".formatted(paper.id(), paper.revision());
    boolean mail = address.startsWith("mailto:");
    boolean gitlab = address.contains("/-/issues/new");
    return address
        + (mail ? "?subject=" : gitlab ? "?issue%5Btitle%5D=" : "?title=")
        + PercentEncoding.inQuery(subject)
        + (gitlab ? "&issue%5Bdescription%5D=" : "&body=")
        + PercentEncoding.inQuery(mail ? body.replace("\n", "\r\n") : body);
  }
}
