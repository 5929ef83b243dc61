package croupier.app.home;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What an encrypted broker needs: made by openssl, as people do it. */
final class Certificates {
  private Certificates() {}

  /** An authority, another one, and a broker called localhost that the first one vouches for. */
  static void make(Path folder) throws IOException, InterruptedException {
    for (String authority : List.of("ca", "other")) {
      run(
          folder,
          ("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
                  + " -keyout %1$s.key -out %1$s.pem -subj /CN=%1$s")
              .formatted(authority));
    }
    run(
        folder,
        "openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout broker.key"
            + " -out broker.csr -subj /CN=localhost");
    Files.writeString(folder.resolve("names"), "subjectAltName=DNS:localhost\n");
    run(
        folder,
        "openssl x509 -req -in broker.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2"
            + " -extfile names -out broker.pem");
  }

  /** A file of passwords with one user. */
  static Path password(Path folder, String user, String password)
      throws IOException, InterruptedException {
    run(folder, "mosquitto_passwd -b -c passwords " + user + " " + password);
    return folder.resolve("passwords");
  }

  private static void run(Path folder, String command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command.split(" "))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("made.log").toFile()))
            .start();
    assertEquals(0, process.waitFor(), command);
  }
}
