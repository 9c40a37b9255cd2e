package papercatalog.search.index;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papercatalog.domain.Papers;
import papercatalog.domain.model.AuthorHandle;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;
import papercatalog.domain.model.PaperBuilder;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;

final class PrintedReferenceTest {
  private static final Paper CLOCKS =
      by(
          Papers.paper("clocks", "1978")
              .title("Time, Clocks, and the Ordering of Events in a Distributed System"));

  private static final Paper PAXOS = by(Papers.paper("paxos", "2001").title("Paxos Made Simple"));

  private static final Paper LOGIC =
      by(Papers.paper("logic", "1994").title("The Temporal Logic of Actions, Part I: Rules"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Lamport, L. (1978). Time, clocks, and the ordering of events in a distributed system. CACM, 21(7), 558-565.",
        "L. Lamport, \"Time, clocks, and the ordering of events in a distributed system,\" Commun. ACM, vol. 21, 1978.",
        "Lamport L. Time clocks and ordering of events in distributed systems. CACM 1978;21(7):558",
        "Lampport, L. (1978). Time, clocks, and the ordering of events in a distributed system.",
        "@article{lamport, author = {Leslie Lamport}, title = {Time, Clocks, and the Ordering of Events in a Distributed System}, year = 1978}",
        "@article{title={Clocks, and the Ordering of Events in a Distributed System}, author={Lamport}, year=1978}",
        "Time, clocks, and the ordering of events in a distributed system. CACM 21(7), 1978.",
        "LAMPORT, Leslie. Time, Clocks, and the Ordring of Events in a Distributed System. 1978. p. 558",
      })
  void reference_inAnyStyle_meansItsPaper(String text) {
    assertThat(PrintedReference.is(text)).isTrue();
    assertThat(new PrintedReference(text).of(List.of(PAXOS, CLOCKS))).contains(CLOCKS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Lamport, Leslie. 2001. Paxos Made Simple. SIGACT News.",
        "Lamport, Leslie (2001) 'Paxos Made Simple', SIGACT News.",
        "Lamport, Leslie. \u201cPaxos Made Simpel.\u201d SIGACT News, 2001.",
      })
  void shortTitle_meansItsPaper(String text) {
    assertThat(PrintedReference.is(text)).isTrue();
    assertThat(new PrintedReference(text).of(List.of(PAXOS, CLOCKS))).contains(PAXOS);
  }

  @Test
  void titleOfAReview_meansTheReview() {
    String text = "Time, Clocks, and the Ordering of Events in a Distributed System: 1978-2001";
    Paper review = by(Papers.paper("review", "2002").title(text));
    assertThat(new PrintedReference(text).of(List.of(CLOCKS, review))).contains(review);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Gray, J. (1978). Time, clocks, and the ordering of events in a distributed system. CACM, 21(7), 558-565.",
        "Gray, J., & Lamport, L. (1978). Queues are databases. Time, Clocks, and the Ordering of Events"
            + " in a Distributed System, 1-9.",
        "Lamport, L. (1978). Time, clocks and the ordering of transactions in databases. CACM, 21(7), 558.",
        "Lamport, L. (1978). Time, clocks, and the ordering of mail in queues of slow and large computers."
            + " Events in Distributed Systems 21(7), 558-565.",
        "Gray, J. (1979). Time, clocks, and the ordering of messages. CACM, 21(7), 558-565.",
        "Lamport, L. (2001). Paxos made simple for beginners. SIGACT News 32(4), 51-58.",
        "Gray, J. (2001). Paxos Made Simple. SIGACT News 32(4), 51-58.",
        "Lamport, L. (1979). On ordering events with time and clocks in systems. CACM, 21(7), 558-565.",
        "Lamport, L. (1994). The temporal logic of actions, part II: rules. TOPLAS 16(3), 872-923.",
        "Gray, J., & Reuter, A. (1978). Queues are databases. In L. Lamport (Ed.), Time, Clocks, and"
            + " the Ordering of Events in a Distributed System (pp. 1-9). ACM.",
      })
  void inventedReference_meansNone(String text) {
    assertThat(PrintedReference.is(text)).isTrue();
    assertThat(new PrintedReference(text).of(List.of(PAXOS, CLOCKS, LOGIC))).isEmpty();
  }

  @Test
  void identifier_meansItsPaper_butNotThatOfAJournal() {
    Paper numbers =
        PaperBuilder.from(CLOCKS)
            .identifiers(Map.of("doi", "10.1/ab1", "issn", "0001-0782"))
            .build();
    String text = "Time and clocks. Ordering events. doi:10.1/AB1, 1979.";
    assertThat(new PrintedReference(text).score(numbers)).isPresent();
    assertThat(new PrintedReference(text.replace("AB1", "ab12")).score(numbers)).isEmpty();
    assertThat(new PrintedReference(text.replace("10.1/AB1", "0001-0782")).score(numbers))
        .isEmpty();
  }

  @Test
  @Timeout(20)
  void longText_isReadOnce() {
    assertThat(new PrintedReference("@a{".repeat(500_000)).score(CLOCKS)).isEmpty();
  }

  @Test
  void spelling_mayBeBritish() {
    Paper colors = by(Papers.paper("colors", "1978").title("Organizing the Behavior of Colors"));
    String text = "Lamport L. Organising the behaviour of colours. J Opt 1978;7:1-16";
    assertThat(new PrintedReference(text).of(List.of(colors))).contains(colors);
  }

  @Test
  void numberBehindATitleWithAnotherWord_isThere() {
    Paper part = by(Papers.paper("part", "1978").title("Ordering Events and Messages, Part I"));
    String text = "Lamport, L. (1978). Ordering the events and messages, Part I. CACM 21(7), 558.";
    assertThat(new PrintedReference(text).of(List.of(part))).contains(part);
    assertThat(new PrintedReference(text.replace("I.", "II.")).of(List.of(part))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lamport 1978 time clocks",
        "Lamport et al. 1978 time clocks events",
        "What did Lamport write about clocks in 1978 and later years?",
        "Systems that order events by clocks, e.g. those of Lamport.",
      })
  void otherTexts_areNoReferences(String text) {
    assertThat(PrintedReference.is(text)).isFalse();
  }

  @Test
  void family_isTheNameWithoutItsSuffix() {
    Paper dream =
        Papers.paper("dream", "1963")
            .title("I Have a Dream")
            .authors(
                List.of(
                    new Authorship(
                        new AuthorHandle("martin-luther-king-jr"),
                        "Martin Luther King Jr.",
                        Optional.of(
                            new PersonName(
                                Optional.of("Martin Luther"),
                                Optional.empty(),
                                "King",
                                Optional.of("Jr."))),
                        Optional.empty(),
                        Role.AUTHOR)))
            .build();

    assertThat(new PrintedReference("King, M. L. (1963). I have a dream. Speech.").score(dream))
        .isPresent();
  }

  private static Paper by(PaperBuilder paper) {
    return paper
        .authors(
            List.of(
                new Authorship(new AuthorHandle("leslie-lamport"), "Leslie Lamport", Role.AUTHOR)))
        .build();
  }
}
