// The words of the page, in the language of the unit, which puts them here.

const WORDS = {{all}};

/** Whether there are words of that name. */
export const isWord = (name) => name in WORDS;

/** The words of a message, with what it is about: word('page.dial', { letter: 'A' }). */
export const word = (name, about = {}) =>
  WORDS[name].replace(/\{(\w+)\}/g, (place, argument) => about[argument] ?? place);

/** Units that we bring have names in every language; who builds another one has named it. */
export function unitName({ name }) {
  const known = `page.named-${name.toLowerCase().replaceAll(' ', '-')}`;
  return isWord(known) ? word(known) : name;
}
