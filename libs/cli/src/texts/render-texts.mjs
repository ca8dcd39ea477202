/**
 * @typedef {string | readonly Texts[] | { readonly [name: string]: Texts }} Texts
 * @typedef {{ locale: string, switches: { shop: boolean } }} Facts
 */

/**
 * Leaves out what a site does not show: texts of the shop where there is none, of dates that its locale writes, and empty
 * ones.
 *
 * @param {Readonly<Record<string, Texts>>} texts
 * @param {Facts} facts
 * @returns {Readonly<Record<string, Texts>>}
 */
export function selectTexts(texts, { locale, switches }) {
  const left = [
    ...(switches.shop ? [] : ['cart', 'product']),
    ...(/^en\b/i.test(locale) ? [] : ['blocks.dates']),
  ];
  return /** @type {Readonly<Record<string, Texts>>} */ (select(texts, '', left));
}

/**
 * @param {Texts} texts
 * @param {string} place
 * @param {readonly string[]} left
 * @returns {Texts}
 */
function select(texts, place, left) {
  if (typeof texts !== 'object' || Array.isArray(texts)) return texts;
  const kept = Object.entries(texts).filter(([name, text]) => text !== '' && !left.includes(place + name));
  return Object.fromEntries(kept.map(([name, text]) => [name, select(text, `${place}${name}.`, left)]));
}

/**
 * Renders texts as the source of a file, to translate.
 *
 * @param {Texts} texts
 * @param {{ type: string, from: string, about: string }} options
 */
export function renderTexts(texts, { type, from, about }) {
  return `import type { ${type} } from '${from}';

/** ${about} */
export const texts: ${type} = ${render(texts, '')};
`;
}

/**
 * @param {Texts} texts
 * @param {string} indent
 * @returns {string}
 */
function render(texts, indent) {
  if (typeof texts === 'string') return quote(texts);
  const inner = `${indent}  `;
  const lines = Array.isArray(texts)
    ? texts.map((text) => `${inner}${render(text, inner)},\n`)
    : Object.entries(texts).map(([name, text]) => `${inner}${renderName(name)}: ${render(text, inner)},\n`);
  const [open, close] = Array.isArray(texts) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join('')}${indent}${close}`;
}

/** @param {string} name */
const renderName = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name));

/** @param {string} text */
const quote = (text) =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
