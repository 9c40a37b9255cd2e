package papercatalog.functions.http;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.thaiopensource.util.PropertyMapBuilder;
import com.thaiopensource.validate.ValidateProperty;
import com.thaiopensource.validate.ValidationDriver;
import com.thaiopensource.validate.rng.CompactSchemaReader;
import com.thaiopensource.xml.sax.ErrorHandlerImpl;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The RELAX NG schema of RFC 4287, as Jing reads it. */
final class AtomSchema {
  private AtomSchema() {}

  /** That a document is a feed, with what is wrong with it otherwise. */
  static void assertValid(String feed) {
    assertThat(errors(feed)).as(feed).isEmpty();
  }

  /** What Jing says of a document. */
  static String errors(String feed) {
    Writer said = new StringWriter();
    PropertyMapBuilder properties = new PropertyMapBuilder();
    properties.put(ValidateProperty.ERROR_HANDLER, new ErrorHandlerImpl(said));
    ValidationDriver driver =
        new ValidationDriver(properties.toPropertyMap(), CompactSchemaReader.getInstance());
    try {
      String schema = AtomSchema.class.getResource("atom.rnc").toString();
      assertThat(driver.loadSchema(new InputSource(schema))).as("the schema").isTrue();
      driver.validate(new InputSource(new StringReader(feed)));
      return said.toString();
    } catch (IOException | SAXException e) {
      throw new AssertionError(e);
    }
  }
}
