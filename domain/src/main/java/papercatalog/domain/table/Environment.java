package papercatalog.domain.table;

public final class Environment {
  private Environment() {}

  public static String required(String name) {
    String value = System.getenv(name);
    if (value == null) {
      throw new IllegalStateException("The environment variable " + name + " is not set");
    }
    return value;
  }
}
