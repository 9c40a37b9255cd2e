package papercatalog.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.ENTRY;
import static papercatalog.publishing.Read.notices;
import static papercatalog.publishing.Read.onlyRejected;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papercatalog.publishing.entry.Entry.PaperEntry;
import papercatalog.publishing.entry.Entry.Rejected;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;

/** Shapes of dates in bibliographies, by the date of the paper. */
final class CitedDateKindsTest {
  private static final String ITEM =
      "[{\"id\":\"k\",\"title\":\"T\",\"author\":[{\"family\":\"V\"}],\"issued\":%s}]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "March 2019 | 2019-03",
        "30-Mar-2020 | 2020-03-30",
        "2 May, 2018 | 2018-05-02",
        "15/03/2019 | 2019-03-15",
        "2019/03/15 | 2019-03-15",
        "03/15/2019 | 2019-03-15",
        "15.03.2019 | 2019-03-15",
        "04/03/2019 | 2019",
        "2019 March | 2019-03",
        "2019-3-5 | 2019-03-05",
        "20190305 | 2019-03-05",
        "2019年3月5日 | 2019-03-05",
        "201903 | 2019-03",
        "20190000 | 2019",
        "19971998 | 1997",
        "08 1995 | 1995-08",
        "199X | 1990",
        "199u | 1990",
        "19uu | 1900",
        "1985-04-uu | 1985-04",
        "1985-04-12/1985-04-uu | 1985-04-12",
        "2019/2020 | 2019",
        "2019-02-29 | 2019-02",
        "1931-08-XX | 1931-08",
        "03/2019 | 2019-03",
        "18. 7. 2018 | 2018-07-18",
        "18-20 July 2018 | 2018-07-18",
        "2004-06/open | 2004-06",
        "12 mai 2018 | 2018-05-12",
        "1er juillet 2018 | 2018-07-01",
        "3. März 2018 | 2018-03-03",
        "5 de mayo de 2018 | 2018-05-05",
      })
  void datesInWords_areRead_withANotice(String date, String published) {
    String entry = ENTRY.formatted("book", "date={" + date + "}");

    assertThat(paper(FileFormat.BIBTEX, entry).published().text()).isEqualTo(published);
    assertThat(notices(entry)).extracting(Notice::kind).containsExactly(NoticeKind.ODD_DATE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "year = {2010--2012} | 2010 | 1",
        "year = {2007-06-04} | 2007-06-04 | 0",
        "year = {May 2019} | 2019-05 | 1",
        "year = {2012a} | 2012 | 1",
        "year = 985, month = may | 0985-05 | 0",
        "year = {[1998]} | 1998 | 1",
        "year = {199X} | 1990 | 1",
        "year = {19uu} | 1900 | 1",
        "year = {201706} | 2017-06 | 1",
        "date = {2019}, month = mar | 2019-03 | 0",
        "year = 2019, month = {M{\\\"a}rz} | 2019-03 | 0",
        "year = 2019, month = {Dez.} | 2019-12 | 0",
        "year = 2019, month = {f{\\'e}vrier} | 2019-02 | 0",
        "year = 2019, month = {maart} | 2019-03 | 0",
        "year = 2019, month = {мая} | 2019-05 | 0",
        "year = 2019, month = {7月} | 2019-07 | 1",
        "year = 2019, month = may, day = {2--5} | 2019-05-02 | 1",
        "year = 2019, month = may, day = {2nd} | 2019-05-02 | 1",
      })
  void yearsWithMore_areDates(String fields, String published, int notices) {
    String entry = ENTRY.formatted("book", fields);

    assertThat(paper(FileFormat.BIBTEX, entry).published().text()).isEqualTo(published);
    assertThat(notices(entry)).hasSize(notices);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/1988 | date `/1988` has no start",
        "../1988 | date `../1988` has no start",
        "-0043 | date `-0043` is before the year 1",
        "43 BCE | date `43 BCE` is before the year 1",
        "soon | date `soon` has no year",
        "000 | date `000` has no year",
      })
  void datesThatAPaperCannotHave_areRefusedForThatReason(String date, String reason) {
    assertThat(onlyRejected(FileFormat.BIBTEX, ENTRY.formatted("book", "date={" + date + "}")))
        .extracting(Rejected::reason)
        .isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"date-parts\":[[2018,7,5]]} | 2018-07-05",
        "{\"date-parts\":[2018,7]} | 2018-07",
        "[[2018,7]] | 2018-07",
        "2018 | 2018",
        "{\"year\":2018,\"month\":\"7\"} | 2018-07",
        "{\"raw\":\"March 2018\"} | 2018-03",
        "{\"year\":\"2018\",\"month\":\"March\"} | 2018-03",
        "[{\"date-parts\":[2018,7,5]}] | 2018-07-05",
        "{\"date-parts\":[[\"2018\",\"Jul\",5]]} | 2018-07-05",
        "[{\"year\":2018,\"month\":7}] | 2018-07",
        "{\"date-parts\":[[2018.0,7.0]]} | 2018-07",
        "{\"date-parts\":[[2018,\"juillet\"]]} | 2018-07",
      })
  void shapesOfCslDates_areRead(String issued, String published) {
    assertThat(item(issued).paper().published().text()).isEqualTo(published);
    assertThat(item(issued).notices()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"raw\":\"2018-7-5\"} | 2018-07-05",
        "{\"raw\":\"2018-7-5/2018-7-8\"} | 2018-07-05",
        "{\"raw\":\"15/07/2018\"} | 2018-07-15",
        "{\"raw\":\"7/2018\"} | 2018-07",
        "{\"date-parts\":[[\"2018-7-5\"]]} | 2018-07-05",
        "{\"date-parts\":[[2018,7,5],[2018,7,8]]} | 2018-07-05",
        "{\"date-parts\":[[2018]],\"season\":\"1\"} | 2018",
        "{\"date-parts\":[[2018,14]]} | 2018",
        "[{\"year\":2018,\"season\":1}] | 2018",
      })
  void oddCslDates_areRead_withANotice(String issued, String published) {
    assertThat(item(issued).paper().published().text()).isEqualTo(published);
    assertThat(item(issued).notices()).hasSize(1);
  }

  @Test
  void cslDateBeforeTheYear1_isRefused() {
    assertThat(onlyRejected(FileFormat.CSL_JSON, ITEM.formatted("{\"literal\":\"c. 1400 BCE\"}")))
        .extracting(Rejected::reason)
        .isEqualTo("date `c. 1400 BCE` is before the year 1");
  }

  private static PaperEntry item(String issued) {
    return Read.onlyEntry(FileFormat.CSL_JSON, ITEM.formatted(issued));
  }
}
