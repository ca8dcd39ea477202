import sanitize from 'sanitize-html';
import type { UrlPolicy } from '../urls/url-policy.ts';
import { allowedTags, emptyTags, findAllowedName, tagsDroppedWithContent } from './allowed-tags.ts';
import { addLoss, findHost, type HtmlLoss } from './html-loss.ts';
import { attributeNames, filterAttributes } from './allowed-attributes.ts';
import { findInk, isColouredText } from './ink.ts';
import { mathNotations } from './math-tags.ts';
import { hasMeaning, parseStyle } from './style-meaning.ts';

/** The parser's work per tag grows with the depth. */
const maxDepth = 100;

export class NestedTooDeep extends Error {}

function toReadableText(escaped: string): string {
  return escaped.replace(/\r\n?/g, '\n').replace(/(?!\n|\t)\p{Cc}/gu, '');
}

/**
 * Runs the library once. `restructured`: a tag was dropped or renamed, so the rest may be parsed differently and
 * needs another pass. Losses are added to `losses`.
 *
 * @throws NestedTooDeep
 */
export function runSanitizingPass(
  html: string,
  policy: UrlPolicy,
  losses: HtmlLoss[],
): { html: string; restructured: boolean } {
  const open: string[] = [];
  const counts = new Map<string, number>();
  let restructured = false;
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);
  const isOpen = (name: string) => (counts.get(name) ?? 0) > 0;
  const openTag = (tagName: string, attribs: Record<string, string>): sanitize.Tag => {
    open[open.length - 1] = tagName;
    count(tagName, 1);
    return { tagName, attribs };
  };
  const transformTag = (name: string, attributes: Record<string, string>): sanitize.Tag => {
    const allowed = findAllowedName(findMeaning(name, attributes, losses), isOpen, open.at(-2));
    if (allowed === undefined) {
      restructured = true;
      addElementLoss(name, attributes, losses);
      // In a formula, the name may be one that is allowed elsewhere.
      return { tagName: tagsDroppedWithContent.includes(name) ? name : 'removed', attribs: {} };
    }
    // An anchor within a link keeps its name.
    const named =
      name === 'a' && allowed === 'span' ? { id: attributes['name'] ?? '', ...attributes } : attributes;
    const safe = filterAttributes(allowed, named, policy);
    if (allowed === 'a' && safe['href'] === undefined) addUrlLoss(name, attributes['href'], losses);
    // A link without a URL or name becomes its text.
    const isText = allowed === 'a' && safe['href'] === undefined && safe['name'] === undefined;
    const tag = isText ? openTag('span', {}) : openTag(allowed, safe);
    restructured ||= tag.tagName !== name;
    return tag;
  };
  /** Replaces a refused image by its alternative text. The library passes the outcome to `transformTag`. */
  const transformPicture = (tagName: string, attributes: Record<string, string>): sanitize.Tag => {
    const { src, alt } = filterAttributes(tagName, attributes, policy);
    if (src !== undefined) return { tagName, attribs: attributes };
    restructured = true;
    addUrlLoss(tagName, attributes['src'], losses);
    return { tagName: 'span', attribs: {}, text: alt };
  };

  const clean = sanitize(html, {
    allowedTags,
    allowedAttributes: { '*': attributeNames },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'webcal', 'webcals'],
    allowProtocolRelative: false,
    nonTextTags: tagsDroppedWithContent,
    selfClosing: emptyTags,
    parseStyleAttributes: false,
    textFilter: toReadableText,
    onOpenTag: () => {
      if (open.push('') > maxDepth) throw new NestedTooDeep();
    },
    onCloseTag: () => {
      const name = open.pop();
      if (name) count(name, -1);
    },
    transformTags: { '*': transformTag, img: transformPicture },
  });
  return { html: clean, restructured };
}

/** Wrappers from copied text, purely visual tags, and what repeats a formula. */
const ignoredWhenDropped = new Set([
  'html',
  'head',
  'body',
  'meta',
  'link',
  'title',
  'font',
  'big',
  'picture',
  'source',
  ...mathNotations,
]);
const withoutText = new Set(tagsDroppedWithContent);

function addElementLoss(
  name: string,
  attributes: Readonly<Record<string, string>>,
  losses: HtmlLoss[],
): void {
  // Word's own elements, such as `o:p`, are not HTML.
  if (ignoredWhenDropped.has(name) || !/^[a-z][a-z0-9-]{0,40}$/.test(name)) return;
  const host = findHost(attributes['src'] ?? attributes['data']);
  const replacedBy = withoutText.has(name) || ['input', 'embed'].includes(name) ? 'none' : 'its text';
  addLoss(losses, { element: name, because: 'element', replacedBy, ...(host && { host }) });
}

/** Returns the element that says the same: a `mark` or `font` that only colours its words is a span. */
function findMeaning(name: string, attributes: Readonly<Record<string, string>>, losses: HtmlLoss[]): string {
  if (!hasMeaning(attributes)) return name;
  const style = parseStyle(attributes['style']);
  const ink = findInk(attributes, style);
  if (ink === 'lost') addLoss(losses, { element: 'span', because: 'colour', replacedBy: 'its text' });
  if (name === 'font' && ink !== undefined) return 'span';
  return name === 'mark' && isColouredText(attributes, style) ? 'span' : name;
}

function addUrlLoss(element: string, address: string | undefined, losses: HtmlLoss[]): void {
  if (!address?.trim()) return;
  const host = findHost(address);
  addLoss(losses, { element, because: 'url', replacedBy: 'its text', ...(host && { host }) });
}
