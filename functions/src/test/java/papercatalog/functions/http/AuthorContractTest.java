package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.domain.pattern.AccessPatterns.GET_AUTHOR;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A5, to the letter. */
@Tag("slow")
final class AuthorContractTest {
  @RegisterExtension
  static final TestCatalog CATALOG =
      TestCatalog.of(TestPapers.RETRACTED, TestPapers.FULL).withProfiles(TestPapers.LISKOV);

  @Test
  void getAuthor_withEveryField_showsEachOnce() {
    TestAnswer answer = CATALOG.get(GET_AUTHOR, "barbara-liskov");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "handle": "barbara-liskov",
                  "name": "Barbara Liskov",
                  "affiliations": ["MIT", "MITRE"],
                  "orcid": "0000-0002-1825-0097",
                  "homepage": "https://example.org/~liskov",
                  "updatedAt": "2026-04-18T09:30:00Z",
                  "links": {
                    "self": "/authors/barbara-liskov",
                    "papers": "/authors/barbara-liskov/papers"
                  }
                }
                """));
  }

  @Test
  void getAuthor_knownFromAPaperOnly_omitsTheRest() {
    assertThat(CATALOG.get(GET_AUTHOR, "andrew-yao").json())
        .isEqualTo(
            TestAnswer.json(
                """
                {
                  "handle": "andrew-yao",
                  "name": "姚期智",
                  "updatedAt": "2026-04-18T09:30:00Z",
                  "links": {"self": "/authors/andrew-yao", "papers": "/authors/andrew-yao/papers"}
                }
                """));
  }

  @Test
  void getAuthor_whenThereIsNone_isNotFound() {
    TestAnswer answer = CATALOG.get(GET_AUTHOR, "no-one").assertProblem(404, "author-not-found");

    assertThat(answer.json().get("detail").textValue()).contains("no-one");
  }
}
