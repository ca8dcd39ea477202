import { findInk } from './ink.ts';

/** WordPress and classic editors write some of an editor's choices as styles, which no page gets. */
type Attributes = Readonly<Record<string, string>>;

const numberings: Readonly<Record<string, string>> = {
  ...{ decimal: '1', 'lower-alpha': 'a', 'upper-alpha': 'A', 'lower-roman': 'i', 'upper-roman': 'I' },
  ...{ 'lower-latin': 'a', 'upper-latin': 'A' },
};
const styleByNumbering: Readonly<Record<string, string>> = {
  ...{ '1': 'decimal', a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' },
};
/** `list-…` classes, beside the numberings that HTML has itself. */
const listStyle =
  /^(?:decimal|(?:lower|upper)-(?:alpha|latin|roman)|lower-greek|decimal-leading-zero|disc|circle|square|none)$/;
const length = /^(\d{1,4}(?:\.\d+)?)(px|em|rem)$/;

/** Returns the declarations of a `style` attribute. */
export function parseStyle(style = ''): ReadonlyMap<string, string> {
  const pairs = style
    .slice(0, 2_000)
    .toLowerCase()
    .split(';')
    .map((declaration) => declaration.split(':', 2).map((part) => part.replace('!important', '').trim()));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

/**
 * Converts the parts of a style that mean something to attributes and classes: how a list is numbered, how wide a
 * picture is, which colour words have.
 *
 * @example addStyleMeaning('ol', { style: 'list-style-type:lower-alpha' }) // { type: 'a', … }
 */
export function addStyleMeaning(tag: string, attributes: Attributes): Attributes {
  if (!hasMeaning(attributes)) return attributes;
  const style = parseStyle(attributes['style']);
  const ink = findInk(attributes, style);
  const withInk = ink === undefined || ink === 'lost' ? attributes : addClass(attributes, `ink-${ink}`);
  if (tag === 'ol' || tag === 'ul' || tag === 'li') return addListStyle(tag, withInk, style);
  return tag === 'img' ? addWidth(withInk, style) : withInk;
}

/** Returns true if an element may say something by a style. Most say nothing. */
export function hasMeaning(attributes: Attributes): boolean {
  return ['style', 'class', 'color', 'type'].some((name) => attributes[name] !== undefined);
}

function addListStyle(tag: string, attributes: Attributes, style: ReadonlyMap<string, string>): Attributes {
  const { type = '' } = attributes;
  const words = (style.get('list-style-type') ?? style.get('list-style') ?? '').split(/\s+/);
  const written =
    words.find((word) => listStyle.test(word)) ??
    (tag === 'ol' ? undefined : (styleByNumbering[type] ?? type.toLowerCase()));
  if (written === undefined || !listStyle.test(written)) return attributes;
  const numbering = tag === 'ol' ? numberings[written] : undefined;
  if (numbering !== undefined) return { ...attributes, type: numbering };
  return addClass(attributes, `list-${written.replace('latin', 'alpha')}`);
}

/** The width in the style is the editor's; the attributes may be those of the file. */
function addWidth(attributes: Attributes, style: ReadonlyMap<string, string>): Attributes {
  const [, number, unit] = length.exec(style.get('width') ?? '') ?? [];
  if (number === undefined) return attributes;
  const width = Math.round(Number(number) * (unit === 'px' ? 1 : 16));
  const { height, ...rest } = attributes;
  const scaled = Math.round((Number(height) * width) / Number(attributes['width']));
  return { ...rest, width: `${width}`, ...(scaled > 0 && { height: `${scaled}` }) };
}

function addClass(attributes: Attributes, name: string): Attributes {
  return { ...attributes, class: `${attributes['class'] ?? ''} ${name}`.trim() };
}
