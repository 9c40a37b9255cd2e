package papercatalog.csl;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;

/** Writes the members of JSON objects; those that are absent are left out. */
record MemberWriter(JsonGenerator json) {
  void text(String member, String value) throws IOException {
    json.writeStringField(member, value);
  }

  void text(String member, Optional<String> value) throws IOException {
    if (value.isPresent()) {
      text(member, value.get());
    }
  }
}
