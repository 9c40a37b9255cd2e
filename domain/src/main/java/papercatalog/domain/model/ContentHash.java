package papercatalog.domain.model;

import module java.base;

/**
 * A hash of all fields but the revision and the times of writing: equal hashes mean that publishing
 * again changes nothing. A field is hashed with its name and length, and only when present, so that
 * text cannot shift between fields and a field added later leaves the old hashes valid.
 */
public final class ContentHash {
  private final StringBuilder text = new StringBuilder();

  private ContentHash() {}

  /** SHA-256 in hexadecimal, 64 characters. */
  public static String of(Paper paper) {
    ContentHash hash = new ContentHash();
    hash.add("id", paper.id());
    hash.add("title", paper.title());
    hash.add(paper, TextField.ABSTRACT);
    hash.add("collection", paper.collection());
    paper.topics().forEach(topic -> hash.add("topic", topic));
    for (Authorship author : paper.authors()) {
      hash.add("author", author.handle());
      hash.add("name", author.name());
      author.parts().ifPresent(hash::add);
      hash.add("orcid", author.orcid());
      for (Role role : author.roles()) {
        hash.add("role", role.text());
      }
      if (author.others()) {
        hash.add("others", true);
      }
      author.affiliations().forEach(it -> hash.add("affiliation", it.texts()));
    }
    hash.add("authorCount", paper.authorCount());
    hash.add(paper, TextField.VENUE);
    hash.add(paper, TextField.VERSION);
    hash.add("status", paper.status().text());
    hash.add(paper, TextField.STATUS_REASON);
    hash.add("withdrawnAt", paper.withdrawnAt());
    hash.add("supersededBy", paper.supersededBy());
    hash.add("published", paper.published());
    hash.add("kind", paper.kind().map(WorkKind::text));
    for (TextField field : TextField.APPEARANCE) {
      if (field != TextField.VENUE && field != TextField.VERSION) {
        hash.add(paper, field);
      }
    }
    for (Map.Entry<String, String> identifier : paper.identifiers().entrySet()) {
      hash.add("scheme", identifier.getKey());
      hash.add("identifier", identifier.getValue());
    }
    for (TextField field : TextField.LAST) {
      hash.add(paper, field);
    }
    paper.funding().forEach(it -> hash.add("funding", it.texts()));
    for (Reference reference : paper.references()) {
      hash.add(reference.printed());
    }
    for (Relation relation : paper.relations()) {
      hash.add("relation", relation.type().text());
      hash.add(relation.work().printed());
    }
    return HexFormat.of().formatHex(sha256(hash.text.toString()));
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private void add(Reference reference) {
    add("reference", reference.text().orElse(""));
    reference.identifiers().forEach(this::add);
    add("cited", reference.paper().map(PaperId::key));
  }

  private void add(String name, Map<String, String> members) {
    add(name, members.size());
    members.forEach(this::add);
  }

  private void add(NameParts parts) {
    switch (parts) {
      case GroupName _ -> add("literal", "");
      case PersonName person -> {
        add("given", person.given());
        add("particle", person.particle());
        add("family", person.family());
        add("suffix", person.suffix());
      }
    }
  }

  private void add(Paper paper, TextField field) {
    add(field.text(), paper.text(field));
  }

  private void add(String name, Optional<?> value) {
    value.ifPresent(present -> add(name, present));
  }

  private void add(String name, Object value) {
    String printed = value.toString();
    text.append(name).append(' ').append(printed.length()).append(' ').append(printed).append('\n');
  }
}
