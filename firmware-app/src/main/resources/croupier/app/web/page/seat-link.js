// The line of a seat: what it may know comes in, what somebody does goes out. The token of the seat is kept here, and
// sent in a header that no other page can send. The line mends itself: after sleep, a reload, another network.

const KEPT = 'croupier-seat';
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 4000;
/** The unit gives a sign of life every fifteen seconds. */
const SILENCE_MS = 40000;
const NO_SEAT = 401;

export class SeatLink extends EventTarget {
  #line = null;
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  #watch = 0;

  get token() {
    return localStorage.getItem(KEPT);
  }

  /** From now on the page has this seat; null for none. */
  sit(token) {
    if (token) localStorage.setItem(KEPT, token);
    else localStorage.removeItem(KEPT);
    this.open();
  }

  get #headers() {
    return this.token ? { Authorization: `Bearer ${this.token}` } : {};
  }

  /** Opens the line, in the place of the one before. */
  async open() {
    clearTimeout(this.#timer);
    this.#line?.abort();
    const line = new AbortController();
    const token = this.token;
    this.#line = line;
    try {
      const answer = await fetch('/seat/events', { headers: this.#headers, signal: line.signal, cache: 'no-store' });
      if (answer.status === NO_SEAT && token) {
        // Another page of this phone may have sat down meanwhile.
        if (token !== this.token) return this.open();
        this.#tell('lost');
        this.sit(null);
        return;
      }
      if (answer.ok) await this.#read(answer.body.pipeThrough(new TextDecoderStream()).getReader(), line);
    } catch {
      // Cut off; another line is opened below.
    }
    if (line === this.#line) this.#again();
  }

  #again() {
    this.#tell('link', false);
    clearTimeout(this.#watch);
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT_MS);
  }

  /** A page that nobody sees gives its place back. */
  close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#line?.abort();
    this.#line = null;
    this.#tell('link', false);
  }

  async #read(stream, line) {
    let text = '';
    for (;;) {
      clearTimeout(this.#watch);
      this.#watch = setTimeout(() => line.abort(), SILENCE_MS);
      const { value, done } = await stream.read();
      if (done) return;
      const events = (text + value).split('\n\n');
      text = events.pop();
      events.forEach((event) => this.#hear(event));
    }
  }

  #hear(event) {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
    if (!name) return;
    const what = JSON.parse(data);
    if (name === 'language') {
      if (what.code !== document.documentElement.lang) location.reload();
      return;
    }
    this.#wait = FIRST_WAIT_MS;
    this.#tell('link', true);
    this.#tell(name, what);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Brings something to the table; gives what came back, and throws the sentence why not. */
  async bring(where, what) {
    let answer;
    try {
      answer = await fetch(`/seat/${where}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...this.#headers },
        body: JSON.stringify(what),
      });
    } catch {
      throw new Error('');
    }
    const said = answer.headers.get('Content-Type') ? await answer.json() : {};
    if (!answer.ok) throw new Error(said.error);
    return said;
  }
}
