package papercatalog.citations.deposit;

import module java.base;

import papercatalog.citations.paper.WebAddress;
import papercatalog.domain.model.Paper;

/**
 * A licence as registries name it.
 *
 * @param name as the record has it
 * @param address Creative Commons' own for its licences, else that of the SPDX list
 */
record License(String name, Optional<String> address, boolean isSpdx) {
  static final String SPDX = "https://spdx.org/licenses/";
  private static final Pattern CREATIVE_COMMONS =
      Pattern.compile("(?i)CC-(BY(?:-NC)?(?:-ND|-SA)?)-(\\d\\.\\d)");

  static Optional<License> of(Paper paper) {
    return paper.license().map(License::of);
  }

  private static License of(String name) {
    Optional<String> address = WebAddress.license(name);
    Matcher commons = CREATIVE_COMMONS.matcher(name);
    Optional<String> own =
        commons.matches()
            ? Optional.of(
                "https://creativecommons.org/licenses/%s/%s/"
                    .formatted(commons.group(1).toLowerCase(Locale.ROOT), commons.group(2)))
            : name.equalsIgnoreCase("CC0-1.0")
                ? Optional.of("https://creativecommons.org/publicdomain/zero/1.0/")
                : address.flatMap(DepositedText::address);
    return new License(name, own, address.filter(it -> it.startsWith(SPDX)).isPresent());
  }
}
