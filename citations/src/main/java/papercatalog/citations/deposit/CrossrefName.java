package papercatalog.citations.deposit;

import static papercatalog.citations.deposit.DepositedText.line;

import module java.base;

import papercatalog.citations.paper.CitedName;
import papercatalog.citations.paper.GuessedName;
import papercatalog.citations.paper.WebAddress;
import papercatalog.citations.xml.XmlElement;
import papercatalog.domain.model.Affiliation;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.PersonName;
import papercatalog.domain.model.Role;

/** A person or a group as a contributor to a record of Crossref. */
final class CrossrefName {
  private CrossrefName() {}

  static XmlElement of(Authorship author, boolean first) {
    CitedName name = CitedName.of(author);
    Optional<PersonName> person = name.person();
    boolean isGroup =
        person.isEmpty() && (name.parts().isPresent() || GuessedName.isLikelyGroup(name.printed()));
    Optional<String> surname =
        line(person.map(PersonName::fullFamily).or(() -> Optional.of(name.printed())), 1, 200);
    String element = surname.isEmpty() ? "anonymous" : isGroup ? "organization" : "person_name";
    XmlElement credited =
        new XmlElement(
            element,
            "sequence",
            first ? "first" : "additional",
            "contributor_role",
            role(author.role()));
    if (isGroup || surname.isEmpty()) {
      surname.ifPresent(credited::addText);
      return credited;
    }
    credited
        .add("given_name", line(person.flatMap(PersonName::given), 1, 200))
        .add("surname", surname)
        .add("suffix", line(person.flatMap(PersonName::suffix), 1, 10));
    for (Role role : author.roles().subList(1, author.roles().size())) {
      credited.add(new XmlElement("role", "vocab", "crossref", "type", role(role)));
    }
    return credited
        .addAll("affiliations", affiliations(author))
        .add("ORCID", author.orcid().map(WebAddress::orcid));
  }

  private static List<XmlElement> affiliations(Authorship author) {
    List<XmlElement> affiliations = new ArrayList<>();
    for (Affiliation affiliation : author.affiliations()) {
      XmlElement institution =
          new XmlElement("institution")
              .add("institution_name", line(Optional.of(affiliation.name()), 1, 1_024));
      affiliation
          .ror()
          .ifPresent(
              ror ->
                  institution.add(
                      new XmlElement("institution_id", "type", "ror")
                          .addText(WebAddress.ror(ror))));
      if (!institution.content().isEmpty()) {
        affiliations.add(institution);
      }
    }
    return affiliations;
  }

  private static String role(Role role) {
    return switch (role) {
      case AUTHOR -> "author";
      case EDITOR -> "editor";
      case TRANSLATOR -> "translator";
      case CONTRIBUTOR -> "other";
    };
  }
}
