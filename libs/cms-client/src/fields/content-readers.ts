import {
  maximumHtmlLength,
  safeFrame,
  safeLink,
  safePicture,
  sanitizeHtml,
  type AddressPolicy,
  type SafeHtml,
  type SafeUrl,
} from '@guildhall/safe-content';
import type { Image, Link } from '../cards/card.ts';
import type { ProblemLog } from '../problems/problem-log.ts';
import { isRecord } from './is-record.ts';
import { isEmpty, readText, readWholeNumber } from './values.ts';

/** Readers of what can do harm: HTML, addresses, routes. They judge by the client's policy and report what they refuse. */
export interface ContentReaders {
  /** Sanitised HTML; `undefined` when nothing is left to show. */
  html(value: unknown): SafeHtml | undefined;
  /** As `html`, but an empty text is a text. */
  anyHtml(value: unknown): SafeHtml | undefined;
  /** A text or bare address that becomes a link. */
  address(value: unknown): SafeUrl | undefined;
  /** A bare address of a picture. */
  picture(value: unknown): SafeUrl | undefined;
  /** A bare address of a frame: only the policy's frame hosts, and never the site itself, whose sandbox would not hold. */
  frame(value: unknown): SafeUrl | undefined;
  link(value: unknown): Link | undefined;
  image(value: unknown): Image | undefined;
  /** A route of the content host, for cards or filters. */
  route(value: unknown): string | undefined;
}

export interface ReaderParts {
  policy: AddressPolicy;
  contentRoute: (untrusted: unknown) => string | undefined;
  log: ProblemLog;
}

export function createContentReaders({ policy, contentRoute, log }: ReaderParts): ContentReaders {
  const judged = <Outcome>(what: string, value: unknown, judge: (value: unknown) => Outcome | undefined) => {
    if (isEmpty(value)) return undefined;
    const outcome = judge(value);
    if (outcome === undefined) log.report(`${what} was refused`);
    return outcome;
  };
  const address = (value: unknown) => judged('an address', value, (text) => safeLink(text, policy));
  const picture = (value: unknown) => judged('a picture', value, (text) => safePicture(text, policy));
  const siteOrigin = new URL(policy.siteOrigin).origin;
  const judgeFrame = (untrusted: unknown): SafeUrl | undefined => {
    const frame = safeFrame(untrusted, policy);
    return frame !== undefined && new URL(frame).origin !== siteOrigin ? frame : undefined;
  };
  const anyHtml = (value: unknown): SafeHtml | undefined => {
    if (!isEmpty(value) && typeof value !== 'string' && typeof value !== 'number') return undefined;
    const text = readText(value) ?? '';
    if (text.length > maximumHtmlLength) log.report(`HTML was cut at ${maximumHtmlLength} characters`);
    return sanitizeHtml(text, policy);
  };

  return {
    address,
    picture,
    frame: (value) => judged('a frame', value, judgeFrame),
    anyHtml,
    html(value) {
      const html = anyHtml(value);
      return isEmpty(html) ? undefined : html;
    },
    link(value) {
      if (!isRecord(value)) return undefined;
      const url = address(value['url']);
      if (url === undefined) return undefined;
      return {
        title: readText(value['title']) ?? '',
        url,
        target: value['target'] === '_blank' ? '_blank' : '',
      };
    },
    image: (value) => (isRecord(value) ? readImage(value, picture) : undefined),
    route: (value) => judged('a route', value, contentRoute),
  };
}

const sizes = ['md', 'lg', 'xl', 'hero'] as const;
/** No picture is larger; a wrong figure would tear the page apart. */
const largestSide = 20_000;

function readImage(raw: Record<string, unknown>, picture: ContentReaders['picture']): Image | undefined {
  const image: Image = { alt: readText(raw['alt']) ?? '' };
  for (const size of sizes) {
    const address = picture(raw[size]);
    if (address !== undefined) image[size] = address;
  }
  if (sizes.every((size) => image[size] === undefined)) return undefined;
  const width = readWholeNumber(raw['width']);
  const height = readWholeNumber(raw['height']);
  if (width && height && width <= largestSide && height <= largestSide)
    Object.assign(image, { width, height });
  const color = readText(raw['color']);
  if (color !== undefined && /^#[0-9a-f]{6}$/i.test(color)) image.color = color;
  return image;
}
