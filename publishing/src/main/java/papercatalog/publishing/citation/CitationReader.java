package papercatalog.publishing.citation;

import module java.base;

import papercatalog.citations.paper.CitationField;
import papercatalog.citations.paper.CitedPaper;
import papercatalog.domain.model.Role;
import papercatalog.publishing.entry.Notice;
import papercatalog.publishing.entry.NoticeKind;
import papercatalog.publishing.entry.UnusableEntry;
import papercatalog.publishing.text.Excerpt;

public final class CitationReader {
  /** An entry's texts by name, unless blank; unreadable ones fail with {@link UnusableEntry}. */
  public interface EntryTexts {
    Optional<String> line(String name);

    Optional<String> prose(String name);

    Optional<String> address(String name);

    List<String> lines(String name);
  }

  /** The lines in which Zotero keeps identifiers that a format has no field for. */
  private static final Pattern IN_NOTE =
      Pattern.compile(
          "(?i)(?:arXiv preprint"
              + " )?(arXiv|DOI|ISBN|ISSN|PMCID|PMID):\\s*(\\S{1,99})(?:\\s\\[[^\\]]*])?");

  private static final Pattern ADDRESS = Pattern.compile("https?://[^\\s<>\"]+[^\\s<>\".,;:)\\]]");

  private final EntryTexts entry;
  private final Function<CitationField, List<String>> names;
  private final List<Notice> notices;
  private final Set<String> taken = new HashSet<>();

  /** Reads names from the column of a format. Adds a notice for each field that is left out. */
  public CitationReader(
      EntryTexts entry, Function<CitationField, List<String>> names, List<Notice> notices) {
    this.entry = entry;
    this.names = names;
    this.notices = notices;
  }

  /**
   * Without identifiers. The number of a preprint is its arXiv id, not an issue, and arXiv is not
   * its publisher. Fails with {@link UnusableEntry} if a required text is unreadable.
   */
  public Map<CitationField, String> texts(Optional<String> arxiv) {
    Map<CitationField, String> texts = new EnumMap<>(CitationField.class);
    for (CitationField field : CitationField.values()) {
      switch (field.form()) {
        case LINE -> first(field, entry::line).ifPresent(text -> texts.put(field, text));
        case PROSE -> first(field, entry::prose).ifPresent(text -> texts.put(field, text));
        case ADDRESS -> first(field, this::webAddress).ifPresent(text -> texts.put(field, text));
        case PEOPLE, IDENTIFIER, WORDS -> {}
      }
    }
    if (arxiv.isPresent()) {
      Stream.of(CitationField.ISSUE, CitationField.VENUE)
          .filter(field -> texts.getOrDefault(field, "").contains(arxiv.get()))
          .forEach(texts::remove);
      if (texts.remove(CitationField.PUBLISHER, "arXiv")) {
        texts.remove(CitationField.VENUE, "arXiv");
      }
    }
    return texts;
  }

  public Identifiers identifiers() {
    Identifiers identifiers = new Identifiers(notices);
    for (CitationField field : CitationField.values()) {
      if (field.form() == CitationField.ValueForm.IDENTIFIER) {
        first(field, entry::address).ifPresent(text -> identifiers.add(field, text));
      }
    }
    entry.lines("note").stream()
        .map(IN_NOTE::matcher)
        .filter(Matcher::matches)
        .forEach(
            line ->
                identifiers.add(
                    CitationField.valueOf(line.group(1).toUpperCase(Locale.ROOT)), line.group(2)));
    if (!identifiers.byScheme().containsKey(CitationField.URL.text())) {
      noteAddress().ifPresent(url -> identifiers.add(CitationField.URL, url));
    }
    return identifiers;
  }

  /** The first address in a note, where BibTeX had no field for it. */
  private Optional<String> noteAddress() {
    try {
      return entry.address("note").map(ADDRESS::matcher).filter(Matcher::find).map(Matcher::group);
    } catch (UnusableEntry _) {
      return Optional.empty(); // a note is not stored
    }
  }

  /** Marks a field as read in another way. */
  public void take(String name) {
    taken.add(name);
  }

  /** Adds a notice for each of an entry's fields that nothing has been taken from. */
  public void reportLost(Stream<String> fields) {
    fields
        .filter(name -> !taken.contains(name))
        .sorted()
        .map(name -> NoticeKind.FIELD_NOT_STORED.notice("%s: not stored", Excerpt.of(name)))
        .forEach(notices::add);
  }

  /** The names of people by role; {@code reading} reads those in one field of the entry. */
  public Map<Role, List<SourceName>> people(Function<String, List<SourceName>> reading) {
    Map<Role, List<SourceName>> people = new EnumMap<>(Role.class);
    for (CitationField field : CitationField.values()) {
      if (field.form() == CitationField.ValueForm.PEOPLE) {
        String name = names.apply(field).getFirst();
        taken.add(name);
        people.put(Role.of(field.text()), named(name, reading.apply(name)));
      }
    }
    return people;
  }

  /** A final {@code et al.}, for which there is a notice, becomes {@link SourceName#OTHERS}. */
  private List<SourceName> named(String field, List<SourceName> names) {
    for (SourceName name : names) {
      name.source()
          .map(
              text ->
                  NoticeKind.NAMES_READ.notice(
                      "%s `%s`: read as `%s`", field, Excerpt.of(text), Excerpt.of(name.printed())))
          .ifPresent(notices::add);
    }
    Optional<String> before = names.isEmpty() ? Optional.empty() : names.getLast().beforeOthers();
    if (before.isEmpty()) {
      return names;
    }
    notices.add(
        NoticeKind.AND_OTHERS.notice(
            "%ss end with \"%s\": only those named are kept",
            field, Excerpt.of(names.getLast().printed())));
    List<SourceName> named = new ArrayList<>(names.subList(0, names.size() - 1));
    before.filter(Predicate.not(String::isEmpty)).map(SourceName::whole).ifPresent(named::add);
    if (!named.isEmpty()) {
      named.add(SourceName.OTHERS);
    }
    return named;
  }

  public List<String> keywords() {
    return first(CitationField.KEYWORDS, entry::line).stream()
        .flatMap(text -> Arrays.stream(text.split("[,;]")))
        .map(String::strip)
        .filter(keyword -> !keyword.isEmpty())
        .toList();
  }

  /** A URL; empty for other values, such as the path of a file. */
  private Optional<String> webAddress(String name) {
    return entry
        .address(name)
        .filter(text -> text.matches("(?i)https?://.*"))
        .map(CitedPaper::address);
  }

  private Optional<String> first(CitationField field, Function<String, Optional<String>> reading) {
    for (String name : names.apply(field)) {
      try {
        Optional<String> text = reading.apply(name);
        if (text.isPresent()) {
          taken.add(name);
          return text;
        }
      } catch (UnusableEntry e) {
        if (!field.mayBeLeftOut()) {
          throw e;
        }
        notices.add(NoticeKind.FIELD_LEFT_OUT.notice("%s: left out", e.getMessage()));
        taken.add(name);
      }
    }
    return Optional.empty();
  }
}
