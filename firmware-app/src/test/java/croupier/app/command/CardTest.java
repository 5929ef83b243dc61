package croupier.app.command;

import static croupier.app.command.BuiltProject.call;
import static croupier.app.command.BuiltProject.has;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody writes into croupier.txt counts, and what is wrong there is told by its line. */
class CardTest {
  private static final String RIGHT = "The unit has read croupier.txt. Nothing is wrong with it.";
  private static final String KEY =
      "ssh-key = ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKey ann@laptop\n";

  @TempDir Path folder;
  private Card card;

  @BeforeEach
  void aCardInAUnit() throws Exception {
    assumeTrue(has("awk", "flock", "openssl", "cmp", "od"), "something of a Debian is missing");
    card = new Card(folder);
    card.say("up", "");
  }

  @Test
  void aCardThatNobodyHasWrittenToIsAStandardUnit() throws Exception {
    assertEquals("", card.start("# nothing\n"));
    assertEquals(RIGHT, card.says());
    assertEquals("title = \"Standard\"\n", card.told("run/unit.toml"));
    assertEquals(Card.SETTINGS_OF_OLD, card.told("run/settings.toml"));
    assertTrue(card.told("run/environment").contains("CROUPIER_OPTIONS=\"--port 8080\"\n"));
    assertEquals("croupier\n", card.told("hostname"));
    assertEquals("", card.told("keys"), "nobody wants to come in");
    assertEquals("", card.told("run/wifi.conf"));
  }

  @Test
  void allThatIsRightCounts() throws Exception {
    Files.writeString(card.fat("window.toml"), "\ufefftitle = \"Window\"\r\n");
    Files.writeString(card.fat("updates.gpg"), "a key");
    String said =
        card.start(
            """
            wifi = "Café \\"Ann\\""   # with a comment
            wifi-password = 'correct "horse" \\'
            country = de
            language = fr
            profile = window.toml
            hostname = Window-1
            time-zone = Europe/Berlin
            lan = yes
            ssh = on
            updates = https://my.example/croupier
            """
                + KEY);
    assertEquals("", said);
    assertEquals(RIGHT, card.says());
    String wifi = card.told("run/wifi.conf");
    assertTrue(wifi.contains("ssid=436166c3a92022416e6e22\n"), wifi);
    assertTrue(
        wifi.contains("psk=\"correct \"horse\" \\\"\n") && wifi.contains("country=DE\n"), wifi);
    assertEquals("title = \"Window\"\r\n", card.told("run/unit.toml"));
    assertTrue(card.told("run/environment").contains("--port 8080 --language fr\"\n"));
    assertTrue(card.told("run/environment").contains("TZ=Europe/Berlin\n"));
    assertEquals(Card.SETTINGS_OF_OLD + "\n[network]\non = true\n", card.told("run/settings.toml"));
    assertEquals("window-1\n", card.told("hostname"));
    assertEquals("https://my.example/croupier\n", card.told("run/updates"));
    assertTrue(card.told("run/authorized_keys").endsWith("ann@laptop\n"));
    assertEquals("a key\n", card.told("kept/ssh/host_key"));
    card.start();
    assertEquals("made\n", card.told("keys"), "a unit keeps its key");
  }

  /** What stands on a new card, and in the manual. */
  @Test
  void eachSettingIsExplainedAndItsExampleIsRight() throws Exception {
    String fresh = Files.readString(Path.of("../image/firmware/croupier.txt"));
    String manual = Files.readString(Path.of("../docs/card.md"));
    String names = Files.readString(Path.of("../image/files/usr/lib/croupier-card/settings.awk"));
    names = names.substring(names.indexOf("names = \"") + 9);
    String examples = fresh.replaceAll("(?m)^#(?=[a-z-]+ = )", "").replace("AAAA...", "AAAAC3Nz");
    for (String name : names.substring(0, names.indexOf('"')).split(" ")) {
      assertTrue(examples.contains("\n" + name + " = "), name);
      assertTrue(manual.contains("| `" + name + "` |"), name);
    }
    assertEquals("", card.start(fresh));
    Files.createFile(card.fat("updates.gpg"));
    Files.createFile(card.fat("unit.toml"));
    assertEquals("", card.start(examples));
    assertEquals("croupier\n", card.told("hostname"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void anyEditorWillDo(String end) throws Exception {
    for (String bom : new String[] {"", "\ufeff"}) {
      for (String quotes : new String[] {"\"\"", "“”", "„“", "''"}) {
        String text =
            bom
                + "# Ann's"
                + end
                + end
                + " Host_Name  ="
                + quotes.charAt(0)
                + "Den"
                + quotes.charAt(1);
        text = text.replace("Host_Name", "hostname") + end + "LAN = \"often\"";
        assertEquals("croupier.txt:4: lan is \"often\": use on or off.\n", card.start(text), text);
        assertEquals("den\n", card.told("hostname"), text);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "wlan = \"x\"                | nobody knows \"wlan\"; use one of wifi wifi-password ",
        "wifi                        | this is no setting: write key = value, or begin it with #.",
        "wifi =                      | wifi: there is no value.",
        "wifi = \"Our home           | wifi: the closing quote is missing.",
        "wifi = \"Our\" home         | wifi: something stands behind the closing quote.",
        "wifi = 123456789012345678901234567890123 | wifi: a network's name has 32 letters at most.",
        "country = Germany           | country is \"Germany\": use two letters, as DE or US.",
        "language = pl               | language is \"pl\": use en, de, fr or es.",
        "hostname = my unit          | hostname is \"my unit\": use letters, digits and hyphens.",
        "time-zone = Europe/Berlim   | time-zone is \"Europe/Berlim\": there is none of that name; ",
        "time-zone = ../../shadow    | time-zone is \"../../shadow\": use a name as Europe/Berlin.",
        "lan = of                    | lan is \"of\": use on or off.",
        "ssh-key = ~/.ssh/id.pub     | ssh-key: this is no public key: copy the one line ",
        "ssh = on                    | ssh is on, but nobody can come in: give a password or an ssh-key.",
        "updates = my.example        | updates is \"my.example\": use an address that begins with https://.",
        "updates = http://my.example | updates: there is no updates.gpg beside this file, ",
        "profile = ../unit.toml      | profile is \"../unit.toml\": use standard, compact, small, or ",
      })
  void aMistakeIsToldByItsLineAndAllElseCounts(String line, String why) throws Exception {
    String said = card.start("language = de\n\n" + line + "\n");
    assertTrue(card.told("run/environment").contains("--language de"), said);
    assertTrue(said.startsWith("croupier.txt:3: " + why), said);
    assertTrue(card.says().endsWith(said.strip()), card.says());
    assertTrue(card.says().startsWith("What is wrong on this card"), card.says());
  }

  @Test
  void ofTwoLinesTheFirstCounts() throws Exception {
    assertEquals(
        "croupier.txt:2: hostname stands in line 1 already; that one counts.\n",
        card.start("hostname = one\nhostname = two\n"));
    assertEquals("one\n", card.told("hostname"));
  }

  @Test
  void aPasswordForNoNetworkIsAMistake() throws Exception {
    assertEquals(
        "croupier.txt:1: wifi-password: there is no wifi, the network's name.\n",
        card.start("wifi-password = geheimnis\n"));
  }

  @Test
  void whatIsNoPlainTextIsSaid() throws Exception {
    card.start("hostname = before\n");
    assertEquals(
        "croupier.txt:1: this file is saved as UTF-16; save it as plain text in UTF-8.\n",
        card.start("hostname = x\n".getBytes(UTF_16)));
    assertEquals(
        "croupier.txt:1: this file is saved as rich text; save it as plain text.\n",
        card.start("{\\rtf1\\ansi hostname = x\n"));
  }

  // --- passwords

  private boolean opens(String password) throws Exception {
    String hash =
        card.told("shadow")
            .lines()
            .filter(line -> line.startsWith("pi:"))
            .findFirst()
            .orElseThrow()
            .split(":")[1];
    String salt = hash.split("\\$").length > 2 ? hash.split("\\$")[2] : "none";
    return call("openssl", "passwd", "-6", "-salt", salt, password).said().equals(hash);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void aPasswordIsKeptAsAHashAndMadeUnreadableWhereItStood(String end) throws Exception {
    String before = "hostname = ünit" + end + "hostname = x" + end;
    String after = "# the end" + end;
    String line = "password = 'gehe\\im \"$x\" %s'";
    String said = card.start(before + line + end + after);
    assertFalse(said.contains("gehe"), said);
    String left = Files.readString(card.fat("croupier.txt"));
    assertEquals(
        before + "# password: taken, and kept as a".substring(0, line.length()) + end + after,
        left);
    assertTrue(opens("gehe\\im \"$x\" %s"));
    assertTrue(
        card.told("shadow").startsWith("root:*:1:0:99999:7:::\npi:$6$"), card.told("shadow"));
    assertEquals(
        "-o remount,rw /\n-o remount,ro /\n",
        card.told("mounted").substring(0, 32),
        "the root was written to, once");
    assertFalse(card.told("kept/croupier.txt").contains("gehe"));
    card.start();
    assertFalse(card.told("mounted").contains("rw /\n"), "nothing is left to be done");
    assertTrue(opens("gehe\\im \"$x\" %s"));
  }

  @Test
  void aCutBeforeThePlainTextIsGoneLetsTheNextStartDoItAgain() throws Exception {
    card.fake("dd", "kill -9 $PPID");
    card.start("password = correct horse\n");
    assertTrue(opens("correct horse"));
    assertTrue(Files.readString(card.fat("croupier.txt")).contains("correct"));
    assertFalse(card.told("kept/croupier.txt").contains("correct"));
    Files.delete(card.file("bin/dd"));
    card.start();
    assertTrue(opens("correct horse"));
    assertFalse(Files.readString(card.fat("croupier.txt")).contains("correct"));
    assertEquals(RIGHT, card.says());
  }

  @Test
  void aPasswordThatIsNoneStaysForWhoeverMendsItAndIsNeverRepeated() throws Exception {
    String said = card.start("password = short\npassword geheim12\nwifi-password = \"secret\n");
    assertEquals(3, said.lines().count(), said);
    assertTrue(
        said.startsWith("croupier.txt:1: password: a password has at least 8 letters.\n"), said);
    assertFalse(said.contains("short") || said.contains("geheim") || said.contains("secret"), said);
    assertTrue(Files.readString(card.fat("croupier.txt")).startsWith("password = short\n"));
    assertTrue(card.told("shadow").contains("pi:!:"));
  }

  // --- what is kept

  @Test
  void whatIsSaidIsWrittenOnlyWhenItHasChanged() throws Exception {
    card.start("lan = x\n");
    assertTrue(
        card.told("mounted").contains("remount,rw " + folder + "/fat"), card.told("mounted"));
    card.start();
    assertEquals("", card.told("mounted"));
    card.start("lan = on\n");
    assertEquals(RIGHT, card.says());
  }

  @Test
  void whenTheFileIsGoneWhatItSaidLastCounts() throws Exception {
    card.start("hostname = ann\n");
    Files.delete(card.fat("croupier.txt"));
    assertEquals("There is no croupier.txt here; what it said last counts.\n", card.start());
    assertEquals("ann\n", card.told("hostname"));
    card.start("");
    assertEquals("ann\n", card.told("hostname"), "an editor that was cut off leaves an empty one");
  }

  @Test
  void aUnitOfAnotherKindIsNotStartedAsAStandardOne() throws Exception {
    String said = card.start("profile = compct\n");
    assertTrue(said.contains("there is no compct.toml beside it, so the unit stays off."), said);
    assertFalse(Files.exists(card.file("run/unit.toml")));
    Files.writeString(card.fat("mine.toml"), "title = \"Mine\"\n");
    card.start("profile = mine\n");
    assertEquals("title = \"Mine\"\n", card.told("run/unit.toml"));
    said = card.start("profile = yours\n");
    assertTrue(said.contains("there is no yours.toml beside it; the one before counts."), said);
    assertEquals("title = \"Mine\"\n", card.told("run/unit.toml"));
  }

  @Test
  void aUnitThatDoesNotStartGoesBackToWhatItStartedWithLast() throws Exception {
    card.start("# nothing\n");
    Files.delete(card.file("up"));
    Files.writeString(card.fat("settings.toml"), "[quiet]\nhours = 3\n");
    card.start();
    assertEquals("[quiet]\nhours = 3\n", card.told("run/settings.toml"));
    card.say("journal", "/etc/croupier/settings.toml:2: quiet.hours is 3: write two hours.\n");
    for (String status : new String[] {"", "1", "75", "TERM"}) {
      card.card("failed", status);
      assertEquals("[quiet]\nhours = 3\n", card.told("run/settings.toml"), "a try may do");
    }
    card.card("failed", "78");
    assertEquals(Card.SETTINGS_OF_OLD, card.told("run/settings.toml"));
    assertTrue(card.told("asked").endsWith("start --no-block croupier.service\n"));
    assertTrue(
        card.says().contains("\nsettings.toml:2: quiet.hours is 3: write two hours.\n"),
        card.says());
    assertEquals(Card.SETTINGS_OF_OLD, card.told("kept/good/settings.toml"));
    card.say("asked", "");
    card.card("failed", "78");
    assertEquals("", card.told("asked"), "it does not go back twice");
  }

  // --- anything at all

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void whateverStandsThereTheUnitStarts(long seed) throws Exception {
    SplittableRandom chance = new SplittableRandom(seed);
    String[] words = {
      "password = ",
      "wifi",
      "=",
      "\"",
      "'",
      "\n",
      "\r",
      "\0",
      "“",
      "#",
      "\\",
      "$(date)",
      "`",
      "%s%n",
      "hostname",
      "\t",
      " ",
      "ssh = on",
      "é"
    };
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 400; i++) {
      text.append(words[chance.nextInt(words.length)]);
    }
    card.start(text.toString().getBytes(chance.nextBoolean() ? UTF_8 : ISO_8859_1));
    assertEquals("title = \"Standard\"\n", card.told("run/unit.toml"), "seed " + seed);
    assertTrue(card.says().matches("(?s)(The unit has read|What is wrong).*"), "seed " + seed);
  }
}
