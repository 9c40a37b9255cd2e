import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Fails unless the bills of materials and the notices of a release name what its zips hold, and
 * nothing else: each jar, and the citation styles and locales that are copied into one. For make
 * release.
 */
final class CheckBills {
  private static final Map<String, String> ZIPS =
      Map.of(
          "functions.zip", "functions",
          "search.zip", "search",
          "announcements.zip", "announcements",
          "catalog-tool.zip", "cli");

  /** Works of which only files are in a jar. */
  private static final Set<String> WORKS = Set.of("styles", "locales");

  public static void main(String[] arguments) throws IOException {
    Path release = Path.of(arguments[0]);
    List<String> faults = new ArrayList<>();
    for (Map.Entry<String, String> zip : ZIPS.entrySet()) {
      check(release, zip.getKey(), zip.getValue(), faults);
    }
    faults.forEach(System.err::println);
    System.exit(faults.isEmpty() ? 0 : 1);
  }

  private static void check(Path release, String zip, String module, List<String> faults)
      throws IOException {
    JsonNode bill = new ObjectMapper().readTree(release.resolve(module + ".cdx.json").toFile());
    String notice = Files.readString(release.resolve(module + ".NOTICE.txt"));
    JsonNode own = bill.path("metadata").path("component");
    Set<String> parts = parts(release.resolve(zip));
    Set<String> named = new HashSet<>();
    named.add(own.path("name").asText() + "-" + own.path("version").asText());
    for (JsonNode component : bill.path("components")) {
      String group = component.path("group").asText();
      String name = component.path("name").asText();
      String version = component.path("version").asText();
      String jar = name + "-" + version;
      named.add(WORKS.contains(name) ? name : jar);
      named.add(jar);
      if (!(WORKS.contains(name) && parts.contains(name))
          && parts.stream().noneMatch(part -> (part + "-").startsWith(jar + "-"))) {
        faults.add(module + ".cdx.json names " + jar + ", which is not in " + zip);
      }
      if (!group.equals("papercatalog")
          && !notice.contains(group + ":" + name + ":" + version)) {
        faults.add(module + ".NOTICE.txt does not name " + name + " " + version);
      }
    }
    if (bill.toString().contains("SNAPSHOT")) {
      faults.add(module + ".cdx.json names a snapshot");
    }
    for (String part : parts) {
      if (!named.contains(part) && !named.contains(part.replaceFirst("-[a-z]+[a-z_0-9-]*$", ""))) {
        faults.add(module + ".cdx.json does not name " + part + ", which is in " + zip);
      }
    }
  }

  /** The jars of a zip, as name and version, and the works of which only files are in a jar. */
  private static Set<String> parts(Path zip) throws IOException {
    Set<String> parts = new TreeSet<>();
    try (ZipInputStream entries = new ZipInputStream(Files.newInputStream(zip))) {
      for (ZipEntry entry; (entry = entries.getNextEntry()) != null; ) {
        String file = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
        if (!file.endsWith(".jar")) {
          continue;
        }
        if (!file.equals("catalog.jar")) {
          parts.add(file.substring(0, file.length() - ".jar".length()));
        }
        ZipInputStream jar = new ZipInputStream(entries);
        for (ZipEntry inside; (inside = jar.getNextEntry()) != null; ) {
          if (inside.getName().endsWith(".csl")) {
            parts.add("styles");
          } else if (inside.getName().matches("locales-.*[.]xml")) {
            parts.add("locales");
          }
        }
      }
    }
    return parts;
  }
}
