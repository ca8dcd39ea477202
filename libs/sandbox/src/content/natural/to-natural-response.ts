import { toNaturalAddresses, naturalOrigins, withSlash } from './to-natural-addresses.ts';
import { toNaturalPicture } from './to-natural-picture.ts';
import { filterText, texturise, trimExcerpt } from './natural-text.ts';

type Fields = Record<string, unknown>;

const flags = new Set([
  ...['displayByCat', 'enlargeFirst', 'disableSp', 'hideLine', 'hideDate'],
  'enableMutedFullscreenVideo',
]);
/** Fields from template functions, which apply `wptexturize()`. */
const templateTexts = new Set(['name', 'jobTitle', 'location', 'time']);
/** Fields from custom fields, which do not apply it. */
const editorsTexts = new Set(['subTitle', 'blockTitle', 'recommendedText', 'textAfterPrice']);

/**
 * Rewrites a response of the content service as a plugin returns it that uses WordPress's own functions: entities in
 * titles, full addresses of another origin with a slash at the end, true and 1 for '1', ISO dates, pictures as
 * addresses or as ACF's arrays, links without titles. All of it is valid.
 *
 * @param seed the entry, cards, filters or main data in the shapes of the contract
 */
export function toNaturalResponse(seed: unknown): unknown {
  const counts = new Map<string, number>();
  /** Returns the next of these values with each call, so that one response contains all of them. */
  const takeNext = <Value>(what: string, values: readonly Value[]): Value => {
    const count = counts.get(what) ?? 0;
    counts.set(what, count + 1);
    return values[count % values.length] as Value;
  };

  function toNatural(value: unknown, key: string, inside: Fields): unknown {
    if (Array.isArray(value)) return value.map((item) => toNatural(item, key, inside));
    if (typeof value === 'object' && value !== null) return toNaturalFields(value as Fields, key);
    if (flags.has(key)) return takeNext(key, value === '1' ? [true, 1, '1'] : [false, '0', '', 0]);
    return typeof value === 'string' ? toNaturalText(value, key, inside) : value;
  }

  function toNaturalText(text: string, key: string, inside: Fields): string {
    if (key === 'videoId' && text !== '') return `https://www.youtube.com/watch?v=${text}&t=3s`;
    if (key === 'postDate') return toIsoTime(text);
    if (key === 'date' && inside['blockName'] !== undefined) return toIsoDay(text);
    if (key === 'date') return takeNext('day', [text, toIsoDay(text)]);
    if (key === 'url') return toNaturalUrl(text);
    if (key === 'excerpt' && text !== '') return trimExcerpt(text);
    const addressed = toNaturalAddresses(text);
    if (templateTexts.has(key) || (key === 'title' && inside['blockName'] === undefined))
      return texturise(addressed);
    return key === 'title' || editorsTexts.has(key) ? filterText(addressed) : addressed;
  }

  function toNaturalFields(fields: Fields, key: string): unknown {
    if ('alt' in fields && ('md' in fields || 'lg' in fields))
      return toNaturalPicture(
        fields,
        takeNext('picture', key === 'image' ? ['array', 'address'] : ['array']),
      );
    const present = Object.entries(fields).filter(([name]) => !isLeftOut(name, fields));
    const response: Fields = Object.fromEntries(
      present.map(([name, value]) => [name, toNatural(value, name, fields)]),
    );
    // Menu items without a title cannot be saved.
    if ('url' in fields && 'target' in fields && key !== 'navigation')
      response['title'] = takeNext('link', [response['title'], '']);
    if (fields['blockName'] === 'core/paragraph' || fields['blockName'] === 'core/heading')
      response['html'] = toSavedHtml(response);
    return response;
  }

  return toNatural(seed, '', {});
}

/** Cards have no id; a published entry has neither `postStatus` nor `hasAccess`. */
function isLeftOut(name: string, fields: Fields): boolean {
  const isCard = 'cats' in fields && 'permalink' in fields && !('content' in fields);
  if (name === 'id') return isCard;
  return (name === 'postStatus' || name === 'hasAccess') && fields['postStatus'] === 'publish';
}

function toNaturalUrl(url: string): string {
  if (url.startsWith('mailto:') && !url.includes('?')) return `${url}?subject=From%20the%20site`;
  return url.startsWith('/') ? naturalOrigins.pages + withSlash(url) : toNaturalAddresses(url);
}

/** Like `render_block()`, returns a paragraph or heading with its own tag, on separate lines. */
function toSavedHtml({ html, textType = 'p' }: Fields): string {
  return `\n<${textType}${textType === 'p' ? '' : ' class="wp-block-heading"'}>${html}</${textType}>\n`;
}

function toIsoDay(day: string): string {
  return day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

function toIsoTime(day: string): string {
  return /^\d{8}$/.test(day) ? `${toIsoDay(day)}T09:30:00+01:00` : day;
}
