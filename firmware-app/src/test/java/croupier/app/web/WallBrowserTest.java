package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.RecordedEvening;
import croupier.app.table.RecordedEvening.Seen;
import croupier.app.table.face.classic.board.ClassicWallBoard;
import croupier.app.table.mode.WallPicture;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.GamesToTest;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.hal.Clock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/**
 * Whole evenings on the wall, in a real browser: what is drawn at the end is what lies on the
 * table, and at no moment is anything cut off or on top of something else.
 */
final class WallBrowserTest {
  private static final int[][] WINDOWS = {{1920, 1080}, {1280, 800}, {1024, 768}, {1080, 1920}};
  private static final int LONGEST = 24;
  private static final int SOME = 10;
  private static final int GLANCE = 20;
  private static final int PART = 10;
  private static final String UNIT = SampleUnits.text(PanelJson.unit(SampleUnits.STANDARD, false));

  /** Shows moments one after the other, and says what found no room, or lies over another. */
  private static final String WALK =
      """
      const [facts, moments, measured, joining, done] = arguments;
      const { Table } = await import('./stage.js');
      const { Timer, Wall } = await import('./wall.js');
      const { seats } = JSON.parse(facts);
      const walked = window.walked ??= { table: new Table(JSON.parse(facts)), wall: new Wall(), timer: new Timer() };
      const wrong = new Set();
      const join = document.getElementById('join');
      if (joining) {
        join.hidden = false;
        join.innerHTML = '<img class="code" alt=""><p>Scan, or type <b>192.168.178.123:8080</b></p>';
      }
      const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility({ visibilityProperty: true }));
      const parts = ['#headline', '#board', '#happened', '#stage', '#moves', '#controls', '#join', '#seats', '#timer', '#matter', '#far'];
      const touch = (a, b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
      const sticksOut = (a, b, by) => a.left < b.left - by || a.right > b.right + by || a.top < b.top - by || a.bottom > b.bottom + by;
      /** On a ring every token stands on its own space, words stay inside theirs, and the middle is free of both. */
      const look = (middle, now) => {
        for (const one of document.getElementById('board').getAnimations({ subtree: true })) {
          if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
        }
        const spaces = all('.classic-board .space').map((space) => space.getBoundingClientRect());
        for (const [name, box] of middle) if (spaces.some((space) => touch(space, box))) wrong.add(`${name} lies on the ring: ${now}`);
        const tokens = all('.classic-board .token:not(.gone)').map((token) => [token, token.querySelector('path').getBoundingClientRect()]);
        for (const [token, box] of tokens) {
          const { space } = token.dataset;
          if (sticksOut(box, spaces[space], 1)) wrong.add(`a token is beside space ${space}: ${now}`);
          if (tokens.some(([other, its]) => other !== token && touch(box, its))) wrong.add(`tokens hide each other on ${space}: ${now}`);
          if (box.width < spaces[0].height / 16) wrong.add(`a token of ${box.width} is small on ${space}: ${now}`);
        }
        for (const cell of all('.classic-board [data-number]')) {
          const space = cell.querySelector('.space').getBoundingClientRect();
          for (const text of cell.querySelectorAll('text')) {
            if (sticksOut(text.getBoundingClientRect(), space, 2)) wrong.add(`${text.textContent} sticks out of its space: ${now}`);
          }
        }
        for (const cell of all('.classic-board [data-number]:has(.building)')) {
          const band = cell.querySelector('.band').getBoundingClientRect();
          const built = [...cell.querySelectorAll('.building')].map((one) => one.getBoundingClientRect());
          const aside = Math.min(...built.map(({ left }) => left)) + Math.max(...built.map(({ right }) => right)) - band.left - band.right;
          const above = Math.min(...built.map(({ top }) => top)) + Math.max(...built.map(({ bottom }) => bottom)) - band.top - band.bottom;
          if (Math.max(Math.abs(aside), Math.abs(above)) > band.height / 5) wrong.add(`${built.length} houses stand aside on ${cell.dataset.number}: ${now}`);
        }
        const matter = all('#matter').find((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
        if (matter) wrong.add(`cut: ${matter.textContent}`);
      };
      for (const [picture, wall] of moments.map((moment) => moment.map((json) => JSON.parse(json)))) {
        walked.table.show(picture);
        walked.timer.show(picture.seconds_left);
        await walked.wall.show(wall, seats);
        walked.table.show(picture); // As the page does: which dice are shown depends on the board.
        walked.wall.lights(picture);
        const revealed = document.body.dataset.game === 'go' ? picture.dials.filter(({ reveal = [] }) => reveal.some(({ hue }) => hue !== 'OFF')).length : 0;
        const drawn = document.querySelectorAll('#board [data-shows]:not([data-shows=""])').length;
        if (drawn !== revealed) wrong.add(`${revealed} dials are shown, and ${drawn} are drawn: ${picture.headline}`);
        if (!measured) continue;
        await new Promise((frame) => requestAnimationFrame(frame));
        const now = picture.headline;
        const { scrollWidth, scrollHeight } = document.documentElement;
        if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.add(`${scrollWidth} x ${scrollHeight}: ${now}`);
        const boxes = parts.flatMap((name) => all(name).map((part) => [name, part.getBoundingClientRect()]));
        for (const [name, box] of boxes) {
          if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0 || box.left < 0) {
            wrong.add(`${name} falls off, ${JSON.stringify(box)}: ${now}`);
          }
          for (const [other, its] of boxes) {
            // All but the seats stands in the middle of a ring.
            const within = document.body.dataset.game === 'classic' && [name, other].includes('#board') && ![name, other].includes('#seats');
            if (name < other && touch(box, its) && !within) wrong.add(`${name} lies on ${other}: ${now}`);
          }
        }
        if (document.querySelector('#happened.cut')) wrong.add(`cut: ${document.getElementById('happened').textContent}`);
        for (const place of all('#headline, .card .name, .label, .moves li')) {
          if (place.scrollWidth > place.clientWidth + 1 || (place.id === 'headline' && place.scrollHeight > place.clientHeight + 1)) wrong.add(`cut: ${place.textContent}`);
        }
        // What is told stands there whole, or is out of sight altogether.
        const moves = document.getElementById('moves').getBoundingClientRect();
        for (const move of all('.moves li')) {
          const box = move.getBoundingClientRect();
          if (box.left < moves.right && box.bottom > moves.bottom + 1) wrong.add(`half told: ${move.textContent}`);
          const said = move.lastElementChild;
          const line = parseFloat(getComputedStyle(said).lineHeight);
          const most = Number(getComputedStyle(said).getPropertyValue('--lines')) || 6;
          if (said.scrollHeight > said.clientHeight + 1 && said.clientHeight > most * line + 1) wrong.add(`half a line: ${move.textContent}`);
        }
        // Dice are read across the room.
        const dice = ['express', 'go'].includes(document.body.dataset.game) && innerWidth > innerHeight ? all('.die.lit') : [];
        for (const die of dice) {
          if (die.offsetWidth < innerHeight / 22) wrong.add(`a die of ${die.offsetWidth} is small: ${now}`);
        }
        for (const caption of all('.caption')) {
          if (caption.scrollWidth > caption.clientWidth + 1 && !caption.classList.contains('cut')) wrong.add(`cut without a sign: ${caption.textContent}`);
        }
        if (document.body.dataset.game === 'classic') {
          const { left, top, width, height } = document.getElementById('board').getBoundingClientRect();
          const stands = [left, top, width, height].map(Math.round).join(' ');
          if ((walked.stands ??= stands) !== stands) wrong.add(`the ring moves from ${walked.stands} to ${stands}: ${now}`);
          // Dice and address stay where they are, however much the controls do.
          const side = document.querySelector('.side');
          const place = ({ offsetLeft, offsetTop, offsetWidth }) => [offsetLeft - side.offsetLeft, offsetTop - side.offsetTop, offsetWidth];
          for (const [name, parts] of [['dice', all('.die')], ['address', all('#join .code')]]) {
            const where = parts.flatMap(place);
            // A ring that was laid just now finds its place in the next frame.
            if (!walked.laid || !where.length) continue;
            const before = (walked[`${name} ${joining}`] ??= where);
            if (where.some((one, at) => Math.abs(one - before[at]) > 1)) wrong.add(`${name} move from ${before} to ${where}: ${now}`);
          }
          walked.laid = true;
          look(boxes.filter(([name]) => !['#board', '#seats'].includes(name)), now);
        }
        for (const coin of all('[data-shows]:not([data-shows=""])')) {
          const box = coin.getBoundingClientRect();
          for (const name of all('.called')) if (touch(box, name.getBoundingClientRect())) wrong.add(`a coin covers ${name.textContent}: ${now}`);
        }
        const stage = document.querySelector('.inner');
        if (stage.scrollWidth > stage.clientWidth + 1 || stage.scrollHeight > stage.clientHeight + 1) wrong.add(`dice and display find no room: ${now}`);
      }
      for (const seconds of measured ? [120, 45, 0] : []) {
        walked.timer.show(seconds);
        if (!seconds) continue;
        const digits = document.createRange();
        digits.selectNodeContents(document.getElementById('timer'));
        const [all, inner] = [document.getElementById('timer').clientWidth, digits.getBoundingClientRect().width];
        if (inner > all * 0.72) wrong.add(`the seconds are ${inner} in a ring of ${all}`);
      }
      done([...wrong].slice(0, 5).join('\\n'));
      """;

  /** What is drawn, and what is to be drawn, as JSON. */
  private static final String DRAWN =
      """
      const { drawing, printed, lying, players, groups } = JSON.parse(arguments[0]);
      const all = (selector) => [...document.querySelectorAll('#board ' + selector)];
      const numbers = (selector, name) => all(selector).map((part) => Number(part.dataset[name]));
      const texts = (selector, name) => all(selector).map((part) => part.dataset[name]);
      const money = (amount) => amount.toLocaleString('en');
      const built = (lying.deeds ?? []).map(({ buildings = 0 }) => buildings);
      const { most_houses: most } = printed;
      const about = ({ leads, in: bidders = [], sides = [], rows = [], places = [], rents = [] }) => [
        ...(leads ? [leads] : []), ...bidders.map((player) => players[player].name), ...sides.flatMap(({ things }) => things.map(({ name }) => name)),
        ...rows.map((row) => row.about), ...places.map(({ place }) => place), ...rents,
      ];
      const resulted = () => {
        const rows = [...document.querySelectorAll('#matter .places li')];
        return [rows.map((row) => `${row.querySelector('.who b').textContent} ${row.querySelector('.has').textContent}`),
          rows.map((row) => [...row.querySelectorAll('.brought')].map(({ dataset }) => `${dataset.group} ${dataset.count}`).join())];
      };
      const drawn = {
        classic: () => [
          numbers('.owner', 'owner'), all('.house').length, all('.hotel').length, all('.mortgaged').length, numbers('.token', 'space'),
          all('.claimed').length, [...document.querySelectorAll('#matter :is(.leads, .still b, .gives li, .owes .about, .rank, .rents b)')].map((part) => part.textContent),
        ],
        go: () => [texts('.inside', 'blocks'), numbers('.inside', 'marker'), numbers('.token', 'space'), numbers('.tray > g', 'count')],
        express: () => [
          numbers('.group', 'filled'), numbers('.race', 'score'), numbers('.jail', 'policemen'), all('.jail .word').map(({ textContent }) => textContent), ...resulted(),
        ],
        deal: () => [numbers('.player', 'sets'), numbers('.player', 'complete'), all('.bank .note').length,
          numbers('.piles', 'pile'), numbers('.piles', 'discards'), texts('.piles', 'top')],
        plain: () => [all('li').length],
      }[drawing]();
      const meant = {
        classic: () => [
          lying.deeds.map(({ owner }) => owner).filter((owner) => owner >= 0),
          built.filter((steps) => steps <= most).reduce((sum, steps) => sum + steps, 0), built.filter((steps) => steps > most).length,
          lying.deeds.filter(({ mortgaged }) => mortgaged).length, lying.players.map(({ space }) => space),
          new Set(lying.claims.map(({ deed }) => deed)).size, about(lying.matter),
        ],
        go: () => [
          lying.players.map(({ squares }) => squares.map(({ blocks }) => blocks.length).join(' ')), lying.players.map(({ marker }) => marker),
          lying.players.map(({ token }) => token), Object.values(lying.tray),
        ],
        express: () => lying.matter ? [
          [], lying.scores, [], [], lying.matter.places.map(({ player, has }) => `${players[player].name} ${has}`),
          lying.matter.places.map(({ player }) => Object.entries(groups[player]).map(([group, count]) => `${group} ${count}`).join()),
        ] : [
          printed.groups.map(({ group }) => lying.board.filter((die) => die.group === group).length), lying.scores, [lying.jail.length],
          [`+ ${money(lying.turn_score)}${lying.go_money ? ` (GO ${money(lying.go_money)})` : ''}`], [], [],
        ],
        deal: () => [
          lying.players.map(({ sets }) => sets.length), lying.players.map((player) => player.complete_colours),
          lying.players.reduce((sum, { bank }) => sum + bank.length, 0),
          [lying.pile], [Object.values(lying.discards).reduce((sum, count) => sum + count, 0)], [lying.top_discard ?? ''],
        ],
        plain: () => [lying.table.length + lying.players.flat().length],
      }[drawing]();
      return [JSON.stringify(meant), JSON.stringify(drawn)];
      """;

  /** All that came for the page, in bytes as they are. */
  private static final String WEIGHT =
      """
      return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
        .filter(({ name }) => !name.includes('/events'))
        .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)
      """;

  private static final long HEAVIEST = 150_000;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingIsCutOffOrOnTopOfAnother(Game game) throws Exception {
    List<Seen> evening = RecordedEvening.seen(game, folder);
    List<Seen> longest =
        evening.stream()
            .sorted(Comparator.comparingInt(WallBrowserTest::length).reversed())
            .limit(LONGEST)
            .toList();
    try (PanelServer panel =
        PanelServer.open(
            0,
            SampleUnits.STANDARD,
            SampleUnits.ENGLISH,
            touch -> {},
            PanelLimits.STANDARD,
            Clock.system())) {
      // At every other window, and the next game at the others.
      for (int i = games().toList().indexOf(game) % 2; i < WINDOWS.length; i += 2) {
        int[] size = WINDOWS[i];
        open(panel, size);
        String where =
            "%s, seed %d, at %dx%d".formatted(game.id(), RecordedEvening.SEED, size[0], size[1]);
        assertEquals("", walk(longest, false), where);
        List<Seen> someAndTheEnd = new ArrayList<>(longest.subList(0, SOME));
        someAndTheEnd.add(evening.getLast());
        assertEquals("", walk(someAndTheEnd, true), where + ", with the way in");
        browser.photograph("end-" + game.id() + "-" + size[0]);
        Audit.look(browser.driver);
      }
      assertEquals(List.of(), browser.complaints());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theBoardFollowsAWholeGame(Game game) throws Exception {
    List<Seen> evening = RecordedEvening.seen(game, folder);
    List<Seen> boards = new ArrayList<>();
    for (Seen seen : evening) {
      if (seen.wall().isPresent()
          && (boards.isEmpty() || !boards.getLast().wall().equals(seen.wall()))) {
        boards.add(seen);
      }
    }
    assertSame(boards.getLast().wall().get(), evening.getLast().wall().orElse(null));
    boards = glances(boards);
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      browser.motion(true);
      open(panel, WINDOWS[0]);
      for (int from = 0; from < boards.size(); from += PART) {
        List<Seen> part = boards.subList(from, Math.min(boards.size(), from + PART));
        browser.driver.executeAsyncScript(WALK, UNIT, moments(part), false, false);
        List<?> both =
            (List<?>)
                browser.driver.executeScript(
                    DRAWN, SampleUnits.text(PanelJson.wall(part.getLast().wall())));
        assertEquals(both.getFirst(), both.getLast(), game.id() + ", seed " + RecordedEvening.SEED);
        Audit.look(browser.driver);
      }
      long weight = (Long) browser.driver.executeScript(WEIGHT);
      assertTrue(weight > HEAVIEST / 10 && weight < HEAVIEST, weight + " bytes");
      assertEquals(List.of(), browser.complaints());
    }
  }

  /**
   * As many as can play, on every space in turn, half of them in jail where that is; with the
   * longest names.
   */
  private static final String CROWDS =
      """
      const [json, done] = arguments;
      const wall = JSON.parse(json);
      wall.players = wall.players.concat(wall.players).map(({ name }, place) => ({ place, name }));
      wall.lying.players = wall.lying.players.concat(wall.lying.players);
      wall.lying.deeds.forEach((deed, number) => Object.assign(deed, { owner: number % 6, ...('buildings' in deed ? { buildings: number % 6 } : {}) }));
      const crowds = [...Array(41).keys()].map((at) => ({
        ...wall, lying: { ...wall.lying, players: wall.lying.players.map((player, seat) => ({
          ...player, bankrupt: false, space: at % 40 === at ? at : 10, jail: at === 40 && seat % 2 ? 1 : 0 })) },
      }));
      done(crowds.map((crowd) => JSON.stringify(crowd)));
      """;

  @ParameterizedTest
  @ValueSource(strings = {"travel", "brands"})
  void everyTokenIsSeenOnItsOwnSpace(String id) throws Exception {
    Seen last = RecordedEvening.seen(Games.named(id), folder).getLast();
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      open(panel, id.equals("travel") ? new int[] {1280, 720} : WINDOWS[3]);
      List<?> crowds =
          (List<?>)
              browser.driver.executeAsyncScript(
                  CROWDS, SampleUnits.text(PanelJson.wall(last.wall())));
      String picture = SampleUnits.text(PanelJson.picture(last.picture()));
      List<List<String>> moments =
          crowds.stream().map(crowd -> List.of(picture, (String) crowd)).toList();
      assertEquals("", browser.driver.executeAsyncScript(WALK, UNIT, moments, true, false), id);
    }
  }

  /**
   * How much of the board so many mini boards fill, and how many tokens stand on a disc of their
   * own.
   */
  private static final String MINIS =
      """
      const [facts, json, count, done] = arguments;
      const { Wall } = await import('./wall.js');
      const told = JSON.parse(json);
      const some = (all) => [...all, ...all].slice(0, count);
      const players = some(told.players).map(({ name }, place) => ({ place, name }));
      const wall = window.minis ??= new Wall();
      const tiles = { go_button: 1, mr_monopoly: 2, shield: 1 };
      const printed = { ...told.printed, kept: Object.keys(tiles).map((kind) => ({ kind, name: kind === 'shield' ? 'Shield' : 'Mr. Monopoly' })) };
      const lying = { ...told.lying, players: some(told.lying.players).map((player) => ({ ...player, held: 4, tiles })) };
      await wall.show({ ...told, printed, players, lying }, JSON.parse(facts).seats);
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      const area = (part) => { const { width, height } = part.getBoundingClientRect(); return width * height; };
      const minis = [...document.querySelectorAll('.mini')];
      const stands = [...document.querySelectorAll('.token .stand')].filter((stand) => area(stand) > area(stand.nextSibling));
      const letters = [...document.querySelectorAll('.called')].map((name) => Number(name.getAttribute('font-size')));
      done([minis.length, stands.length, Math.round(100 * minis.reduce((sum, mini) => sum + area(mini), 0) / area(document.getElementById('board'))),
        document.querySelectorAll('.inside :is(.press, .icon, .sign)').length, Math.round(Math.min(...letters))]);
      """;

  /** What stands on the first space of the first mini board, and whether it is inside of it. */
  private static final String STARTS =
      """
      const [facts, json, name, done] = arguments;
      const { Wall } = await import('./wall.js');
      const told = JSON.parse(json);
      const spaces = told.printed.spaces.map((space) => (space.kind === 'go' ? { ...space, name } : space));
      await new Wall().show({ ...told, printed: { ...told.printed, spaces } }, JSON.parse(facts).seats);
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      const space = document.querySelector('.mini .space.go');
      const text = space.parentElement.querySelector('text');
      const [box, its] = [space.getBoundingClientRect(), text.getBoundingClientRect()];
      const inside = its.left >= box.left && its.right <= box.right && its.top >= box.top && its.bottom <= box.bottom;
      done([[...text.children].map((line) => line.textContent).join(' '), inside]);
      """;

  @ParameterizedTest
  @ValueSource(strings = {"GO", "LOS", "Départ", "la Salida"})
  void theFirstSpaceOfGoIsCalledAsInTheLanguageOfTheUnit(String name) throws Exception {
    Seen seen = RecordedEvening.seen(Games.named("go"), folder).getLast();
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      open(panel, WINDOWS[1]);
      assertEquals(
          List.of(name, true),
          browser.driver.executeAsyncScript(
              STARTS, UNIT, SampleUnits.text(PanelJson.wall(seen.wall())), name));
      browser.photograph("go-start-" + name.charAt(0));
    }
  }

  @Test
  void theBoardsOfGoFillTheScreenHoweverManyPlay() throws Exception {
    List<Seen> evening = RecordedEvening.seen(Games.named("go"), folder);
    Seen seen = evening.get(evening.size() / 2);
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      for (int[] size : WINDOWS) {
        open(panel, size);
        walk(List.of(seen), false);
        for (long players = 2; players <= 6; players++) {
          List<?> drawn =
              (List<?>)
                  browser.driver.executeAsyncScript(
                      MINIS, UNIT, SampleUnits.text(PanelJson.wall(seen.wall())), players);
          String where = players + " at " + size[0] + ": " + drawn;
          assertEquals(List.of(players, players), drawn.subList(0, 2), where);
          assertTrue((Long) drawn.get(2) >= 50, where);
          assertEquals(4 * players, drawn.get(3), where + ": what lies open is seen");
          assertTrue((Long) drawn.get(4) >= 14, where + ": names are read across the room");
          browser.photograph("go-" + players + "-" + size[0]);
        }
      }
    }
  }

  /**
   * So many players have a set of every colour: the words of which sets come close to each other,
   * and how large the smallest letters are.
   */
  private static final String TEN_SETS =
      """
      const [facts, json, count, done] = arguments;
      const { Wall } = await import('./wall.js');
      const told = JSON.parse(json);
      const some = (all) => [...all, ...all, ...all].slice(0, count);
      const players = some(told.players).map(({ name }, place) => ({ place, name }));
      const sets = Object.keys(told.printed.groups).map((colour) => ({ colour, cards: [colour, colour], size: 3, complete: false, rent: '$10' }));
      const wall = window.tens ??= new Wall();
      await wall.show({ ...told, players, lying: { ...told.lying, players: some(told.lying.players).map((player) => ({ ...player, sets })) } }, JSON.parse(facts).seats);
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      for (const one of document.getElementById('board').getAnimations({ subtree: true })) if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
      const apart = (a, b) => b.left - a.right >= 4 || a.left - b.right >= 4 || b.top >= a.bottom - 2 || a.top >= b.bottom - 2;
      const words = [...document.querySelectorAll('.set')].map((set) => [...set.querySelectorAll('tspan, text')].map((text) => [text, text.getBoundingClientRect()]));
      const close = words.flatMap((set, at) => words.slice(at + 1).flatMap((other) => set.flatMap(([text, box]) =>
        other.filter(([, its]) => !apart(box, its)).map(([its]) => `${text.textContent} ${its.textContent}`))));
      const letters = [...document.querySelectorAll('.set text')].map((text) => Number(text.getAttribute('font-size')));
      done([words.length, close.slice(0, 5).join(', '), Math.floor(Math.min(...letters))]);
      """;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void theWordsOfTenSetsStandApart(int players) throws Exception {
    Seen seen = RecordedEvening.seen(Games.named("deal"), folder).getLast();
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      for (int[] size : List.of(WINDOWS[0], WINDOWS[1])) {
        open(panel, size);
        walk(List.of(seen), false);
        List<?> drawn =
            (List<?>)
                browser.driver.executeAsyncScript(
                    TEN_SETS, UNIT, SampleUnits.text(PanelJson.wall(seen.wall())), players);
        browser.photograph("deal-ten-sets-" + players + "-" + size[0]);
        String where = players + " at " + size[0] + ": " + drawn;
        assertEquals(List.of(10L * players, ""), drawn.subList(0, 2), where);
        assertTrue((Long) drawn.get(2) >= size[0] / 150, where);
      }
    }
  }

  /** Who plays, and nobody, and who plays again: as when somebody chooses a language in a pause. */
  private static final String NAMES_BACK =
      """
      const [facts, picture, done] = arguments;
      const { Table } = await import('./stage.js');
      const table = new Table(JSON.parse(facts));
      const sizes = () => [...document.querySelectorAll('.card:not([hidden]) .name')].map((name) => getComputedStyle(name).fontSize);
      const seen = JSON.parse(picture);
      table.show(seen);
      const before = sizes();
      table.show({ ...seen, notes: seen.notes.map(() => []) });
      const without = sizes().length;
      table.show(seen);
      done([before.join(), sizes().join(), without]);
      """;

  @Test
  void namesAreAsLargeAgainWhenTheyComeBack() throws Exception {
    Seen last = RecordedEvening.seen(Travel.GAME, folder).getLast();
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      open(panel, WINDOWS[1]);
      List<?> sizes =
          (List<?>)
              browser.driver.executeAsyncScript(
                  NAMES_BACK, UNIT, SampleUnits.text(PanelJson.picture(last.picture())));
      assertEquals(sizes.get(0), sizes.get(1));
      assertEquals(6L, sizes.get(2), "while no game is on all seats are there");
    }
  }

  /**
   * As much as is shown at once of who is bankrupt, by people of long names, keeps clear of the
   * dice.
   */
  @Test
  void theLongestThatHappensAtOnceFitsAboveTheDice() throws Exception {
    String named = "Maximilian-Josef nimmt auf Wizards of the Coast eine Hypothek von 100 auf. ";
    Seen shown =
        RecordedEvening.seen(Travel.GAME, folder).stream()
            .filter(
                seen ->
                    !seen.wall()
                        .map(this::matter)
                        .map(String::valueOf)
                        .orElse("said")
                        .contains("said"))
            .findFirst()
            .orElseThrow();
    List<String> moment = moments(List.of(shown)).getFirst();
    String longest =
        moment.getFirst().replace(shown.picture().prompt().headline(), named.repeat(3).strip());
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      open(panel, WINDOWS[0]);
      assertEquals(
          "",
          browser.driver.executeAsyncScript(
              WALK, UNIT, List.of(List.of(longest, moment.getLast())), true, true));
    }
  }

  /** German words are long: they stand on several lines where that makes them larger. */
  @Test
  void aLongWordOnTheRingIsBrokenWhereItIsWrittenSo() throws Exception {
    ClassicPosition brands = Brands.GAME.start(2, Brands.GAME.options(Map.of()));
    Map<?, ?> printed =
        new ClassicWallBoard(Words.of(Language.GERMAN), List.of("Ann", "Bo"), brands).printed();
    Map<?, ?> chest = (Map<?, ?>) ((List<?>) printed.get("spaces")).get(2);
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      open(panel, WINDOWS[0]);
      assertEquals(
          List.of("Gemein-|schafts-|feld", "Gemeinschaftsfeld"),
          browser.driver.executeAsyncScript(
              """
              const [text, done] = arguments;
              import('/board/paint.js').then(({ label }) => {
                const lines = (width) => [...label(text, { x: 0, y: 0, width, height: 40, size: 20, breakable: true }).children];
                done([80, 400].map((width) => lines(width).map((line) => line.textContent).join('|')));
              });
              """,
              chest.get("name")));
    }
  }

  /** What the middle of the ring shows is not said above it too; heard it is whole. */
  @Test
  void whatTheTableIsAboutIsSaidOnce() throws Exception {
    Set<String> kinds = new HashSet<>();
    try (PanelServer panel =
        PanelServer.open(0, SampleUnits.STANDARD, SampleUnits.ENGLISH, touch -> {})) {
      open(panel, WINDOWS[0]);
      for (Seen seen : RecordedEvening.seen(Travel.GAME, folder)) {
        Map<?, ?> matter = (Map<?, ?>) seen.wall().map(this::matter).orElse(Map.of());
        List<?> said = (List<?>) matter.get("said");
        String headline = seen.picture().prompt().headline();
        if (said == null
            || said.stream().noneMatch(each -> headline.contains((String) each))
            || !kinds.add((String) matter.get("kind"))) {
          continue;
        }
        browser.driver.executeAsyncScript(WALK, UNIT, moments(List.of(seen)), false, false);
        assertEquals(
            headline, browser.driver.findElement(By.id("headline")).getAttribute("textContent"));
        assertEquals(
            said.stream().filter(each -> headline.contains((String) each)).toList(),
            browser.driver.findElements(By.cssSelector("#headline .said")).stream()
                .map(each -> each.getAttribute("textContent"))
                .toList());
        assertTrue(browser.driver.findElement(By.id("matter")).isDisplayed());
      }
    }
    assertTrue(kinds.containsAll(Set.of("auction", "owed")), kinds.toString());
  }

  private Object matter(WallPicture wall) {
    return wall.lying().get("matter");
  }

  /** As whoever looks now and then sees it, and how it ends. */
  private static List<Seen> glances(List<Seen> boards) {
    List<Seen> looks = new ArrayList<>();
    for (int at = (boards.size() - 1) % GLANCE; at < boards.size(); at += GLANCE) {
      looks.add(boards.get(at));
    }
    return looks;
  }

  private static void open(PanelServer panel, int[] size) {
    browser.window(size[0], size[1]);
    browser.driver.get(panel.address().resolve("table").toString());
    browser.driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(180));
    browser.await("body[data-link=live]");
    browser.complaints(); // The page before lost its unit.
  }

  private static Object walk(List<Seen> evening, boolean joining) {
    return browser.driver.executeAsyncScript(WALK, UNIT, moments(evening), true, joining);
  }

  private static int length(Seen seen) {
    return seen.picture().prompt().toString().length()
        + seen.wall().map(WallPicture::told).map(told -> told.toString().length()).orElse(0);
  }

  private static List<List<String>> moments(List<Seen> evening) {
    List<List<String>> moments = new ArrayList<>();
    for (Seen seen : evening) {
      moments.add(
          List.of(
              SampleUnits.text(PanelJson.picture(seen.picture())),
              SampleUnits.text(PanelJson.wall(seen.wall()))));
    }
    return moments;
  }
}
