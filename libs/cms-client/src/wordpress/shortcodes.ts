import type { Loss } from '../problems/losses.ts';

/** `[name …]`, `[name …/]` or `[/name]`. Double brackets are literal text in WordPress. */
const tag = /(?<!\[)\[(\/?)([a-z][\w-]{0,40})((?:\s[^[\]<>]*|\/)?)\](?!\])/gi;

/** Shortcodes without attributes. Other words in a sentence may be literal, as in “[sic]”. */
const knownShortcodes = new Set([
  ...['audio', 'caption', 'embed', 'gallery', 'playlist', 'toc', 'video', 'wp_caption'],
  ...['contact-form-7', 'gravityform', 'mc4wp_form', 'ninja_form', 'wpforms'],
]);

interface Caption {
  /** CSS class from the editor: `alignleft`. */
  align: string;
}

/**
 * Removes shortcodes from classic text: captions become figures, embedded URLs get their own line, others keep their
 * text and are listed in `losses`.
 */
export function removeShortcodes(text: string): { text: string; losses: Loss[] } {
  if (!text.includes('[')) return { text, losses: [] };
  const closed = new Set([...text.matchAll(tag)].filter(([, slash]) => slash).map(([, , name]) => name));
  const lost = new Set<string>();
  let caption: Caption | undefined;
  const without = text.replace(tag, (...found) => {
    const [whole, slash, written, attributes, at] = found as [string, string, string, string, number];
    const name = written.toLowerCase();
    const isShortcode =
      knownShortcodes.has(name) ||
      closed.has(written) ||
      /\s[\w-]+=|\/$/.test(attributes) ||
      (name === written && isParagraph(text, at, at + whole.length));
    if (!isShortcode) return whole;
    if (name === 'embed') return '\n\n';
    if (name !== 'caption' && name !== 'wp_caption') {
      lost.add(name);
      // Another column or tab follows.
      return slash !== '' && text.startsWith('[', at + whole.length) ? '\n\n' : '';
    }
    if (slash === '') {
      caption = { align: /\balign="(align(?:left|right|center))"/.exec(attributes)?.[1] ?? '' };
      return captionStart;
    }
    const start = caption;
    caption = undefined;
    return start ? `${captionEnd}${start.align}\n` : '';
  });
  return { text: renderFigures(without), losses: [...lost].map(toLoss) };
}

/** Returns true if this part of a text is a paragraph of its own. */
function isParagraph(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 100), start), text.slice(end, end + 100)];
  return /(?:^|\n|<p(?:\s[^<>]*)?>)[^\S\n]*$/.test(before) && /^[^\S\n]*(?:\r?\n|<\/p>|$)/.test(after);
}

/** Private-use characters that mark a caption's shortcode. */
const captionStart = '\uE000';
const captionEnd = '\uE001';

/** An image, with its link if any, and the text after it. */
const pictureAndWords = /^\s*((?:<a\s[^<>]*>)?\s*<img\s[^<>]*>\s*(?:<\/a>)?)([^]*)$/i;

function renderFigures(text: string): string {
  const [before = '', ...captions] = text.split(captionStart);
  const parts = captions.map((part) => {
    const [inside = '', rest] = part.split(captionEnd, 2);
    const [, picture, words = ''] = pictureAndWords.exec(inside) ?? [];
    if (rest === undefined || picture === undefined) return inside + (rest?.replace(/^\w*\n/, '') ?? '');
    const [align = ''] = rest.split('\n', 1);
    const figure = align === '' ? '<figure>' : `<figure class="${align}">`;
    return `${figure}${picture}<figcaption>${words.trim()}</figcaption></figure>${rest.slice(align.length + 1)}`;
  });
  return [before, ...parts].join('');
}

function toLoss(name: string): Loss {
  return {
    field: [],
    message: `a shortcode was left out: ${name}`,
    advice: 'Use a block that does the same, such as a slider, contact form, video or download.',
  };
}
