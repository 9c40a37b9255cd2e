package papercatalog.bibliography;

import module java.base;

import papercatalog.bibliography.entry.FilePosition;

/** The names that the files of one run have used, and where: some 150 bytes for each name. */
final class EntryIds {
  private final Map<String, Place> places = new HashMap<>();

  private record Place(String file, long line) {
    @Override
    public String toString() {
      return file + ":" + line;
    }
  }

  /** Remembers a new name; returns the first position of a known one. */
  Optional<String> firstPlace(String name, FilePosition position) {
    Place here = new Place(position.file(), position.line());
    return Optional.ofNullable(places.putIfAbsent(name, here)).map(Place::toString);
  }
}
