import type { UrlPolicy } from '../urls/url-policy.ts';
import { toSafeLink } from '../urls/safe-link.ts';
import { toSafeImageUrl } from '../urls/safe-image-url.ts';
import { parseAnchorName } from './anchor-name.ts';
import { allowedTags } from './allowed-tags.ts';
import { mathAttributes, mathTags } from './math-tags.ts';
import { addStyleMeaning } from './style-meaning.ts';
import { toSafeSrcset } from './safe-srcset.ts';

/** Returns the value to keep, or `undefined` to drop the attribute. */
type ReadAttribute = (value: string, policy: UrlPolicy) => string | undefined;

const createMatcher =
  (shape: RegExp): ReadAttribute =>
  (value) =>
    shape.test(value) ? value : undefined;
const readText: ReadAttribute = (value) => value.replace(/\p{Cc}+/gu, ' ');
const wholeNumber = createMatcher(/^\d{1,5}$/);
const moment = createMatcher(/^[\d:.TZ+\-PWYMDHS ]{1,40}$/i);

/**
 * WordPress's classes for alignment, drop caps, striped tables and footnotes, ours for what styles mean, and editors' `c-`
 * classes. No other class of the site can be used.
 */
const className =
  /^(?:c-[a-z0-9-]{1,40}|align(?:left|center|right|wide|full)|has-text-align-(?:left|center|right)|has-drop-cap|is-style-stripes|wp-block-footnotes|is-inline|ink-[a-z]{3,6}|list-[a-z-]{4,20})$/;
const readClasses: ReadAttribute = (value) => {
  const allowed = new Set(value.split(/\s+/).filter((name) => className.test(name)));
  return allowed.size === 0 ? undefined : [...allowed].join(' ');
};

const everywhere: Record<string, ReadAttribute> = {
  class: readClasses,
  // Converted by `addAnchors`; no ID reaches a page.
  id: parseAnchorName,
  title: readText,
  lang: createMatcher(/^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,3}$/i),
  dir: createMatcher(/^(?:ltr|rtl|auto)$/),
};

const cell: Record<string, ReadAttribute> = { colspan: wholeNumber, rowspan: wholeNumber };

const byTag: Record<string, Record<string, ReadAttribute>> = {
  a: {
    name: parseAnchorName,
    href: toSafeLink,
    'aria-label': readText,
    target: createMatcher(/^_blank$/),
    hreflang: createMatcher(/^[a-z]{2,3}(?:-[a-z]{2})?$/i),
  },
  img: {
    src: toSafeImageUrl,
    srcset: toSafeSrcset,
    sizes: createMatcher(/^[a-z0-9 ().,:%*/+-]{1,300}$/i),
    alt: readText,
    width: wholeNumber,
    height: wholeNumber,
    loading: createMatcher(/^(?:lazy|eager)$/),
    decoding: createMatcher(/^(?:async|sync|auto)$/),
  },
  details: { open: () => '', name: parseAnchorName },
  ol: { start: createMatcher(/^-?\d{1,5}$/), reversed: () => '', type: createMatcher(/^[1aAiI]$/) },
  li: { value: createMatcher(/^-?\d{1,5}$/) },
  td: cell,
  th: { ...cell, scope: createMatcher(/^(?:row|col|rowgroup|colgroup)$/) },
  time: { datetime: moment },
  del: { datetime: moment },
  ins: { datetime: moment },
};

const math = Object.fromEntries(
  Object.entries(mathAttributes).map(([name, shape]) => [name, createMatcher(shape)] as const),
);

const attributeReaders = new Map(
  allowedTags.map((tag) => {
    const attributes = mathTags.includes(tag) ? math : { ...everywhere, ...byTag[tag] };
    return [tag, new Map(Object.entries(attributes))] as const;
  }),
);

/** All attribute names, as a second barrier behind the check per tag. */
export const attributeNames = [
  ...new Set([...attributeReaders.values()].flatMap((attributes) => [...attributes.keys()])),
  'rel',
];

/** Filters the attributes of a tag and makes their values safe. */
export function filterAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  policy: UrlPolicy,
): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [name, value] of Object.entries(addStyleMeaning(tag, attributes))) {
    const allowed = attributeReaders.get(tag)?.get(name)?.(value, policy);
    if (allowed !== undefined) safe[name] = allowed;
  }
  if (tag === 'a') return completeLinkAttributes(safe);
  if (tag === 'img') safe['alt'] ??= '';
  return safe;
}

/** Returns the attributes of a link, or of the anchor that remains of one. */
function completeLinkAttributes({ id, ...link }: Record<string, string>): Record<string, string> {
  const name = link['name'] ?? id;
  if (link['href'] === undefined) return name === undefined ? {} : { name };
  // Prevents access through `opener` and hides the referrer.
  if (link['target'] === '_blank') link['rel'] = 'noopener noreferrer';
  return name === undefined ? link : { ...link, name };
}
