package papercatalog.publishing.bibtex;

import static org.assertj.core.api.Assertions.assertThat;
import static papercatalog.publishing.Read.paper;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import papercatalog.domain.model.PublicationDate;
import papercatalog.publishing.FileFormat;

@Isolated
final class BibtexDatesTest {
  @Test
  void day_isReadOnMachinesWithOtherDigits() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.of("ar", "EG"));
      String entry = "@misc{k, title={T}, author={Ada Lovelace}, year=2018, month=may, day=3}";

      assertThat(paper(FileFormat.BIBTEX, entry).published())
          .isEqualTo(new PublicationDate("2018-05-03"));
    } finally {
      Locale.setDefault(before);
    }
  }
}
