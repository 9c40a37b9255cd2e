package papercatalog.infra;

import module java.base;

import software.amazon.awscdk.services.lambda.Architecture;

/**
 * Reads the processor architecture of a package from its programs, so that no operator has to name
 * it.
 */
final class ElfHeader {
  private static final String PROGRAM = "runtime/bin/java";
  private static final int MACHINE = 18;
  private static final int X86_64 = 0x3e;
  private static final int AARCH64 = 0xb7;

  private ElfHeader() {}

  /**
   * The architecture of the Java runtime in a zip.
   *
   * @throws InvalidSetting when there is none, or one that Lambda does not offer
   */
  static Architecture architecture(Path zip) {
    return switch (machine(zip)) {
      case X86_64 -> Architecture.X86_64;
      case AARCH64 -> Architecture.ARM_64;
      default -> throw invalid(zip);
    };
  }

  private static int machine(Path zip) {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      ZipEntry program = file.getEntry(PROGRAM);
      if (program == null) {
        throw invalid(zip);
      }
      try (InputStream content = file.getInputStream(program)) {
        byte[] header = content.readNBytes(MACHINE + 2);
        return header.length < MACHINE + 2 ? 0 : header[MACHINE] & 0xff;
      }
    } catch (IOException _) {
      throw invalid(zip);
    }
  }

  private static InvalidSetting invalid(Path zip) {
    return new InvalidSetting(
        FunctionRuntime.AOT.zipSetting(),
        zip,
        "is no package of make package-aot on x86-64 or arm64 Linux");
  }
}
