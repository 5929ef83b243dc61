// Makes elements.

export function make(tag, className, attributes = {}, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export const several = (count, maker) => Array.from({ length: count }, (_, index) => maker(index));
export const row = (count) => several(count, () => make('i', 'lens'));

const NUMBER = '\\$?\\d+(?:[.,:/\\u00a0\\u202f]\\d+)*';
/** A word as a whole, so that no letter of it is left behind: "Christopher 4", "Wilhelmina-Maria 1". */
const BEFORE = '(?<![\\p{L}\\p{N}-])[\\p{L}-]{1,16} ';
/** A name of two parts has one line, too. */
const JOINED = '(?<![\\p{L}\\p{N}-])(?=[\\p{L}-]{3,16}(?![\\p{L}-]))\\p{L}+-[\\p{L}-]*\\p{L}(?:[’\']\\p{L}+)?';
const NEXT = ' \\p{L}{1,12}(?![\\p{L}-])(?:[’\']\\p{L}+)?';
/** What begins a sentence: "Turn 9 of 30", "The last round: 2 turns left". */
const FIRST = '(?:(?<=^|[.:,·] )\\p{L}{1,10} )?';
/** As in "10-mal". */
const TIMES = '-\\p{L}{1,6}(?!\\p{L})';
/** A comma, a colon or a dot never begins a line. */
const END = '(?:[\\u00a0\\u202f]?[.,:;!?…)%”»])*(?:\\u00a0·)?';
/** Numbers with the words that they belong to: those after them, else the one before; names of two parts; and what ends the part or the line. */
const COUNTED = new RegExp(`(?:${FIRST}${NUMBER}(?: \\p{L}{1,4} ${NUMBER}(?:${NEXT})?|\\.?º?${NEXT}|${TIMES})|${BEFORE}${NUMBER}(?![\\p{L}\\p{N}])(?:[ \\u00a0]M(?!\\p{L})|${TIMES})?|${JOINED})${END}`, 'gu');

/** Things that are told beside each other: where the line ends, the dot stays at its end. */
export const beside = (things) => things.filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ');

/** A text in parts: what is found in it is made anew, and the rest stays. */
export function parted(text, pattern, maker) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    parts.push(text.slice(from, found.index), ...maker(found));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** A text in which no number is torn from its words. */
export const bound = (text) => parted(text, COUNTED, ([counted]) => [make('span', 'bound', {}, counted)]);

/** Sets a text only when it changed, so that it is not read out again; says whether it did. */
export function say(element, text) {
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}

/** The same of a text with numbers that are read across the room. */
export function tell(element, text) {
  if (element.textContent === text) return false;
  element.replaceChildren(...bound(text));
  return true;
}
