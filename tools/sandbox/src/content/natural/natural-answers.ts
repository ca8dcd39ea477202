import { naturalAddresses, naturalOrigins, withSlash } from './natural-addresses.ts';
import { naturalPicture } from './natural-picture.ts';
import { filteredText, texturised, trimmedExcerpt } from './natural-text.ts';

type Fields = Record<string, unknown>;

const flags = new Set([
  ...['displayByCat', 'enlargeFirst', 'disableSp', 'hideLine', 'hideDate'],
  'enableMutedFullscreenVideo',
]);
/** Fields that come from template functions, which apply `wptexturize()`. */
const templateTexts = new Set(['name', 'jobTitle', 'location', 'time']);
/** Fields that come from custom fields, which do not apply it. */
const editorsTexts = new Set(['subTitle', 'blockTitle', 'recommendedText', 'textAfterPrice']);

/**
 * Rewrites an answer of the content service as a plugin gives it that returns the results of WordPress's own functions:
 * entities in titles, full addresses of another origin with a slash at the end, true and 1 for '1', ISO dates,
 * pictures as addresses or as ACF's arrays, links without titles. All of it is valid.
 *
 * @param seed the entry, cards, filters or main data in the shapes of the contract
 */
export function naturalAnswer(seed: unknown): unknown {
  const counts = new Map<string, number>();
  /** Returns the next of these values with each call, so that one answer contains all of them. */
  const next = <Value>(what: string, values: readonly Value[]): Value => {
    const count = counts.get(what) ?? 0;
    counts.set(what, count + 1);
    return values[count % values.length] as Value;
  };

  function natural(value: unknown, key: string, inside: Fields): unknown {
    if (Array.isArray(value)) return value.map((item) => natural(item, key, inside));
    if (typeof value === 'object' && value !== null) return naturalFields(value as Fields, key);
    if (flags.has(key)) return next(key, value === '1' ? [true, 1, '1'] : [false, '0', '', 0]);
    return typeof value === 'string' ? naturalText(value, key, inside) : value;
  }

  function naturalText(text: string, key: string, inside: Fields): string {
    if (key === 'videoId' && text !== '') return `https://www.youtube.com/watch?v=${text}&t=3s`;
    if (key === 'postDate') return isoTime(text);
    if (key === 'date' && inside['blockName'] !== undefined) return isoDay(text);
    if (key === 'date') return next('day', [text, isoDay(text)]);
    if (key === 'url') return naturalUrl(text);
    if (key === 'excerpt' && text !== '') return trimmedExcerpt(text);
    const addressed = naturalAddresses(text);
    if (templateTexts.has(key) || (key === 'title' && inside['blockName'] === undefined))
      return texturised(addressed);
    return key === 'title' || editorsTexts.has(key) ? filteredText(addressed) : addressed;
  }

  function naturalFields(fields: Fields, key: string): unknown {
    if ('alt' in fields && ('md' in fields || 'lg' in fields))
      return naturalPicture(fields, next('picture', key === 'image' ? ['array', 'address'] : ['array']));
    const present = Object.entries(fields).filter(([name]) => !isLeftOut(name, fields));
    const answer: Fields = Object.fromEntries(
      present.map(([name, value]) => [name, natural(value, name, fields)]),
    );
    // A menu cannot be saved with an item that has no title.
    if ('url' in fields && 'target' in fields && key !== 'navigation')
      answer['title'] = next('link', [answer['title'], '']);
    if (fields['blockName'] === 'core/paragraph' || fields['blockName'] === 'core/heading')
      answer['html'] = asSaved(answer);
    return answer;
  }

  return natural(seed, '', {});
}

/** Cards have no id; a published entry has neither `postStatus` nor `hasAccess`. */
function isLeftOut(name: string, fields: Fields): boolean {
  const isCard = 'cats' in fields && 'permalink' in fields && !('content' in fields);
  if (name === 'id') return isCard;
  return (name === 'postStatus' || name === 'hasAccess') && fields['postStatus'] === 'publish';
}

function naturalUrl(url: string): string {
  if (url.startsWith('mailto:') && !url.includes('?')) return `${url}?subject=From%20the%20site`;
  return url.startsWith('/') ? naturalOrigins.pages + withSlash(url) : naturalAddresses(url);
}

/** `render_block()` returns a paragraph or heading with its own tag, on separate lines. */
function asSaved({ html, textType = 'p' }: Fields): string {
  return `\n<${textType}${textType === 'p' ? '' : ' class="wp-block-heading"'}>${html}</${textType}>\n`;
}

function isoDay(day: string): string {
  return day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

function isoTime(day: string): string {
  return /^\d{8}$/.test(day) ? `${isoDay(day)}T09:30:00+01:00` : day;
}
