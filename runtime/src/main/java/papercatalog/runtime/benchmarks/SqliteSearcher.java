package papercatalog.runtime.benchmarks;

import module java.base;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import papercatalog.domain.model.Authorship;
import papercatalog.domain.model.Paper;

/** SQLite's full-text index: the same fields and weights, without facets and counts. */
record SqliteSearcher(Connection database) implements KnownItems.Searcher {
  static SqliteSearcher build(Path folder, TitledPapers papers, int size) throws IOException {
    try {
      Connection database =
          DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("papers.db"));
      try (Statement table = database.createStatement()) {
        table.execute(
            "CREATE VIRTUAL TABLE papers USING fts5(id UNINDEXED, title, authors, venue, abstract,"
                + " content='', contentless_unindexed=1,"
                + " tokenize='unicode61 remove_diacritics 2')");
      }
      database.setAutoCommit(false);
      try (PreparedStatement row =
          database.prepareStatement("INSERT INTO papers VALUES (?, ?, ?, ?, ?)")) {
        for (int i = 0; i < size; i++) {
          insert(row, papers.paper(i));
        }
      }
      database.commit();
      return new SqliteSearcher(database);
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }

  private static void insert(PreparedStatement row, Paper paper) throws SQLException {
    row.setString(1, paper.id().key());
    row.setString(2, paper.title());
    row.setString(
        3, paper.authors().stream().map(Authorship::name).collect(Collectors.joining("; ")));
    row.setString(4, paper.venue().orElse(""));
    row.setString(5, paper.abstractText().orElse(""));
    row.executeUpdate();
  }

  @Override
  public List<String> ids(String query) throws IOException {
    String words =
        Arrays.stream(query.split("[^\\p{L}\\p{N}]+", -1))
            .filter(word -> !word.isEmpty())
            .map(word -> "\"" + word + "\"")
            .collect(Collectors.joining(" "));
    List<String> ids = new ArrayList<>();
    try (PreparedStatement select =
        database.prepareStatement(
            "SELECT id FROM papers WHERE papers MATCH ?"
                + " ORDER BY bm25(papers, 0, 3, 2, 1, 1) LIMIT 25")) {
      select.setString(1, words);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          ids.add(rows.getString(1));
        }
      }
    } catch (SQLException e) {
      throw new IOException(e);
    }
    return ids;
  }

  @Override
  public void close() throws IOException {
    try {
      database.close();
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }
}
