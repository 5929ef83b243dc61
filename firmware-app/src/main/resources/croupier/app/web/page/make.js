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

/** Sets a text only when it changed, so that it is not read out again; says whether it did. */
export function say(element, text) {
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}
