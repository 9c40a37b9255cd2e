package papercatalog.publishing.correction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static papercatalog.domain.Papers.paper;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.InvalidValue;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.Reference;
import papercatalog.domain.model.Role;
import papercatalog.domain.model.TextField;
import papercatalog.publishing.document.PaperDocument;
import papercatalog.publishing.entry.JsonItems;

final class CorrectionTest {
  private static final Paper BASE =
      paper("WP-1", "2026")
          .text(TextField.ABSTRACT, "Old abstract.")
          .text(TextField.VENUE, "Old venue")
          .identifiers(Map.of("doi", "10.1/old", "arxiv", "2601.00001"))
          .authors(authors(2))
          .authorCount(2)
          .references(List.of(new Reference(Optional.of("A book."), Map.of(), Optional.empty())))
          .revision(3)
          .build();

  @Test
  void patch_changesOnlyWhatItNames_andKeepsWhatCameSince() {
    Paper current = revised(it -> it.text(TextField.VENUE, "New venue").revision(5));

    Paper corrected =
        corrected(
            "{'id':'wp-1','revision':3,'title':'New','identifiers':{'doi':'10.1/new'}}", current);

    assertThat(corrected)
        .isEqualTo(
            PaperBuilder.from(current)
                .title("New")
                .identifiers(Map.of("doi", "10.1/new", "arxiv", "2601.00001"))
                .build());
  }

  /** Withdrawal and the end of a retraction are no corrections of a record. */
  @ParameterizedTest
  @ValueSource(strings = {"null", "'withdrawn'"})
  void status_isNeitherRemovedNorWithdrawn(String status) {
    String patch = "{'id':'wp-1','revision':3,'status':%s}".formatted(status);

    assertThatThrownBy(() -> corrected(patch, BASE))
        .isInstanceOf(InvalidValue.class)
        .hasMessageContaining("status must");
  }

  @Test
  void patch_removesByNullOnly() {
    Paper corrected =
        corrected("{'id':'WP-1','revision':3,'abstract':null,'identifiers':{'arxiv':null}}", BASE);

    assertThat(corrected.abstractText()).isEmpty();
    assertThat(corrected.identifiers()).isEqualTo(Map.of("doi", "10.1/old"));
    assertThat(corrected.venue()).contains("Old venue");
    assertThat(corrected.references()).isEqualTo(BASE.references());
  }

  /** A table of titles has all required members, and must not remove the others. */
  @Test
  void patch_withAllRequiredMembers_losesNothing() {
    ObjectNode document = PaperDocument.write(BASE).put("revision", 3).put("title", "New");
    document.retain("id", "revision", "title", "collection", "authors", "published");

    assertThat(corrected(document.toString(), BASE))
        .isEqualTo(PaperBuilder.from(BASE).title("New").build());
  }

  @Test
  void copy_removesWhatItLeavesOut_exceptReferencesAndStatus() {
    ObjectNode copy = PaperDocument.writeRecord(BASE);
    copy.remove(List.of("abstract", "references", "status"));
    ((ObjectNode) copy.get("identifiers")).remove("arxiv");

    Paper corrected = corrected(copy.toString(), BASE);

    assertThat(corrected)
        .isEqualTo(
            PaperBuilder.from(BASE)
                .text(TextField.ABSTRACT, Optional.empty())
                .identifiers(Map.of("doi", "10.1/old"))
                .build());
  }

  @Test
  void copy_thatIsUnchanged_changesNothing() {
    Paper current = revised(it -> it.title("Newer").revision(5));

    assertThat(corrected(PaperDocument.writeRecord(BASE).toString(), current)).isEqualTo(current);
  }

  @Test
  void correction_ofAMemberThatChangedSince_isAConflictWithThreeValues() {
    Paper current = revised(it -> it.title("Theirs").revision(4));

    Correction.Result result =
        correction("{'id':'WP-1','revision':3,'title':'Mine','venue':'Mine too'}")
            .appliedTo(BASE, current);

    assertThat(result.conflicts())
        .extracting(Conflict::toString)
        .containsExactly(
            "title was \"%s\", the correction says \"Mine\", and the paper now says \"Theirs\""
                .formatted(BASE.title()));
  }

  @Test
  void correction_thatTheCurrentRevisionHasAlready_isNoConflict() {
    Paper current = revised(it -> it.title("Same").revision(4));

    assertThat(corrected("{'id':'WP-1','revision':3,'title':'Same'}", current)).isEqualTo(current);
  }

  @Test
  void correction_ofARemovedMember_isAConflict() {
    Paper current = revised(it -> it.text(TextField.ABSTRACT, Optional.empty()).revision(4));

    assertThat(
            correction("{'id':'WP-1','revision':3,'abstract':'Mine'}")
                .appliedTo(BASE, current)
                .conflicts())
        .extracting(Conflict::toString)
        .first()
        .asString()
        .endsWith("and the paper now says (none)");
  }

  @Test
  void correction_ofOneAuthor_keepsWhatCameForAnother() {
    List<Authorship> theirs = new ArrayList<>(BASE.authors());
    theirs.set(1, new Authorship(theirs.get(1).handle(), "Theirs", Role.EDITOR));
    Paper current = revised(it -> it.authors(theirs).revision(4));
    ObjectNode copy = PaperDocument.writeRecord(BASE);
    ((ObjectNode) copy.get("authors").get(0)).put("name", "Mine");

    Paper corrected = corrected(copy.toString(), current);

    assertThat(corrected.authors()).extracting(Authorship::name).containsExactly("Mine", "Theirs");
    assertThat(corrected.authors().get(1).role()).isEqualTo(Role.EDITOR);
  }

  @Test
  void copyFromTheApi_namesTheFirstOfManyAuthors_andKeepsTheOthers() {
    Paper many = revised(it -> it.authors(authors(150)).authorCount(150));
    ObjectNode copy = PaperDocument.writeRecord(many).put("title", "New");
    while (copy.get("authors").size() > Paper.EMBEDDED_AUTHORS) {
      ((ArrayNode) copy.get("authors")).remove(Paper.EMBEDDED_AUTHORS);
    }

    assertThat(correction(copy.toString()).appliedTo(many, many).paper())
        .isEqualTo(PaperBuilder.from(many).title("New").build());

    ((ArrayNode) copy.get("authors")).remove(0);
    assertThatThrownBy(() -> correction(copy.toString()).appliedTo(many, many))
        .isInstanceOf(InvalidValue.class)
        .hasMessageContaining("authorCount must be the number of authors");
  }

  /** A reader who adds an author does not count them. */
  @Test
  void copy_withOneAuthorMore_needsNoOtherCount() {
    ObjectNode copy = PaperDocument.writeRecord(BASE);
    ((ArrayNode) copy.get("authors")).addObject().put("handle", "a-3").put("name", "Author 3");

    assertThat(corrected(copy.toString(), BASE).authors()).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'id':7}",
        "{'id':'../../etc/passwd'}",
        "{'id':'WP-1','revision':0}",
        "{'id':'WP-1','revision':-1}",
        "{'id':'WP-1','revision':'3'}",
        "{'id':'WP-1','revision':null}",
        "{'id':'WP-1','revision':1e999}",
        "{'id':'WP-1','revision':99999999999999999999}",
        "{'id':'WP-1','updatedAt':'2026-01-01T00:00:00Z','title':'A'}",
        "{'id':'WP-1','title':'A','collection':'c','authors':[],'published':'2026'}"
      })
  void read_ofHostileJson_isAnInvalidValue(String json) {
    assertThatThrownBy(() -> correction(json)).isInstanceOf(InvalidValue.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'id':'WP-1','__proto__':{'admin':true}}",
        "{'id':'WP-1','title':null}",
        "{'id':'WP-1','title':{'$ne':1}}",
        "{'id':'WP-1','authors':null}",
        "{'id':'WP-1','authors':{'0':{'name':'X'}}}",
        "{'id':'WP-1','authors':[null]}",
        "{'id':'WP-1','identifiers':[]}",
        "{'id':'WP-1','title':'A\\u0000'}",
        "{'id':'WP-1','authorCount':1000000,'authors':[]}",
        "{'id':'WP-1','authors':[]}",
        "{'id':'WP-1','fullText':'javascript:alert(1)'}"
      })
  void apply_ofHostileJson_isAnInvalidValue(String json) {
    assertThatThrownBy(() -> correction(json).appliedTo(BASE, BASE))
        .isInstanceOf(InvalidValue.class);
  }

  private static Paper corrected(String json, Paper current) {
    Correction.Result result = correction(json).appliedTo(BASE, current);
    assertThat(result.conflicts()).isEmpty();
    return result.paper();
  }

  private static Correction correction(String json) {
    try {
      JsonNode document =
          JsonItems.STRICT.readTree(json.contains("\"") ? json : json.replace('\'', '"'));
      return Correction.read(document);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static Paper revised(UnaryOperator<PaperBuilder> change) {
    return change.apply(PaperBuilder.from(BASE)).build();
  }

  private static List<Authorship> authors(int count) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> new Authorship(new AuthorHandle("a-" + i), "Author " + i, Role.AUTHOR))
        .toList();
  }
}
