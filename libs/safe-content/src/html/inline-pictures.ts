import { mathTags } from './math-tags.ts';

/** A tag as the library writes it: double quotes, no angle brackets in values. */
const piece = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>|[^<]+/g;
/** Elements of a sentence: what is in them is in the sentence. */
const within = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'br',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
    'samp',
  ],
  ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
  ...mathTags,
]);
/** Floats beside text, or is a picture of its own. */
const ownPlace = / class="[^"]*align(?:left|right|center|wide|full)/;

interface Run {
  pictures: number[];
  hasText: boolean;
}

/** Marks pictures inside a sentence with the class `is-inline`, so that they stay in it. */
export function markInlinePictures(html: string): string {
  if (!html.includes('<img ')) return html;
  const out: string[] = [];
  const outer: Run[] = [];
  let run: Run = { pictures: [], hasText: false };
  for (const { 0: whole, 1: closing, 2: name, 3: attributes = '' } of html.matchAll(piece)) {
    if (name === undefined) run.hasText ||= whole.trim() !== '' && whole.trim() !== '&nbsp;';
    else if (name === 'img') {
      if (!ownPlace.test(attributes)) run.pictures.push(out.length);
    } else if (!within.has(name) && name !== 'hr') {
      if (closing !== '/') {
        outer.push(run);
        run = { pictures: [], hasText: false };
      } else {
        if (run.hasText) run.pictures.forEach((index) => (out[index] = addInlineClass(out[index] ?? '')));
        run = outer.pop() ?? { pictures: [], hasText: false };
      }
    }
    out.push(whole);
  }
  if (run.hasText) run.pictures.forEach((index) => (out[index] = addInlineClass(out[index] ?? '')));
  return out.join('');
}

function addInlineClass(picture: string): string {
  if (/ class="[^"]*\bis-inline\b/.test(picture)) return picture;
  return picture.includes(' class="')
    ? picture.replace(' class="', ' class="is-inline ')
    : picture.replace('<img', '<img class="is-inline"');
}
