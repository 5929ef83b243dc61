// Several things that somebody does with one press. The table decides on each by itself: it is done when it is asked for, and
// the rest is let go of as soon as one was refused, or cannot be done any more.

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Series {
  #left = [];
  #question;
  #answered;

  /** @param does what is done with each */
  constructor(does) {
    this.does = does;
  }

  begin(actions) {
    this.#left = actions;
    this.#next();
  }

  forget() {
    this.#left = [];
  }

  #next() {
    this.#answered = this.#question;
    this.does(this.#left.shift());
  }

  /** What is asked now. */
  goOn({ question, refused, choices }) {
    this.#question = question;
    if (refused) this.forget();
    if (question === undefined || question === this.#answered || !this.#left.length) return;
    if (choices.some(({ action }) => same(action, this.#left[0]))) this.#next();
    else this.forget();
  }
}
