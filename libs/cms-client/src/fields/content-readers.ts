import {
  nameLinks,
  toSafeFrameUrl,
  toSafeLink,
  toSafeImageUrl,
  sanitizeHtml,
  type UrlPolicy,
  type HtmlLoss,
  type SafeHtml,
  type SafeUrl,
} from '@guildhall/safe-content';
import { consumeHtml } from '../budgets/response-budget.ts';
import { describeLoss } from '../problems/html-losses.ts';
import { reportCut, reportLoss } from '../problems/losses.ts';
import type { Grounds } from './grounds.ts';
import type { Image } from './image.ts';
import { isRecord } from './is-record.ts';
import type { Link } from './link.ts';
import { toLinkText } from './link-text.ts';
import { readImage } from './read-image.ts';
import { isEmpty, readText, readRawText } from './values.ts';

/** Readers of HTML, URLs and routes. They check by the client's policy and report everything refused. */
export interface ContentReaders {
  /** Sanitised HTML; `undefined` if nothing is left. */
  html(value: unknown): SafeHtml | undefined;
  /** Sanitised HTML, which may be empty. */
  anyHtml(value: unknown): SafeHtml | undefined;
  /** A URL for a link. */
  url(value: unknown): SafeUrl | undefined;
  /** True for the URL of an uploaded file on the content host. */
  isUpload(url: SafeUrl): boolean;
  /** URL of an image. */
  imageUrl(value: unknown): SafeUrl | undefined;
  /** URL for a frame: only on the policy's frame hosts, and never on this site, where a sandbox would not hold. */
  frameUrl(value: unknown): SafeUrl | undefined;
  /** A link from `{ title, url, target }` or a URL. A missing title is replaced by a default text. */
  link(value: unknown): Link | undefined;
  /** A link whose title may be empty. */
  untitledLink(value: unknown): Link | undefined;
  /** An image, in the shapes that `readImage` knows. */
  image(value: unknown): Image | undefined;
  /** Background colours by the names that content uses for them. */
  grounds: Grounds;
  /** Dates in figures have the month first: `03/05/2026` is 5 March. */
  isMonthFirst: boolean;
  /** A route on the content host, for cards or filters. */
  route(value: unknown): string | undefined;
  /** Reads a part such as `card 3`. Its losses are reported with that place. */
  within<Value>(place: string, read: () => Value): Value;
}

export interface ContentReadersOptions {
  policy: UrlPolicy;
  contentRoute: (untrusted: unknown) => string | undefined;
  /** Title of a link without one, to a page of this site. */
  readMore: string;
  within: ContentReaders['within'];
  grounds: Grounds;
  /** Language and region of the site, such as `en-US`. */
  locale?: string | undefined;
}

export function createContentReaders(options: ContentReadersOptions): ContentReaders {
  const { policy, contentRoute, readMore, within, grounds, locale } = options;
  const readUrl = (value: unknown) => checkValue('this URL', value, (text) => toSafeLink(text, policy));
  const uploads = toSafeLink('/wp-content/uploads/', policy);
  const readImageUrl = (value: unknown) =>
    checkValue('this picture URL', value, (text) => toSafeImageUrl(text, policy));
  const siteOrigin = new URL(policy.siteOrigin).origin;
  const checkFrame = (untrusted: unknown): SafeUrl | undefined => {
    const frame = toSafeFrameUrl(untrusted, policy);
    return frame !== undefined && new URL(frame).origin !== siteOrigin ? frame : undefined;
  };
  const anyHtml = (value: unknown): SafeHtml | undefined => {
    const text = readRawText(value) ?? (isEmpty(value) ? '' : undefined);
    if (text === undefined) return undefined;
    const taken = consumeHtml(text);
    if (taken === '' && text !== '') {
      reportCut(...overBudgetProblem);
      return undefined;
    }
    if (taken.length < text.length) reportCut(...cutProblem);
    return nameTextLinks(sanitizeHtml(taken, policy, reportHtmlLoss), readMore);
  };
  const html = (value: unknown): SafeHtml | undefined => {
    const text = anyHtml(value);
    return isEmpty(text) ? undefined : text;
  };
  const untitledLink = (value: unknown): Link | undefined => {
    const link = typeof value === 'string' ? { url: value } : value;
    const url = isRecord(link) ? readUrl(link['url']) : undefined;
    if (!isRecord(link) || url === undefined) return undefined;
    return {
      title: readText(link['title']) ?? '',
      url,
      target: link['target'] === '_blank' ? '_blank' : '',
    };
  };
  const link = (value: unknown): Link | undefined => {
    const found = untitledLink(value);
    if (found === undefined || found.title !== '') return found;
    reportLoss(...untitledProblem);
    return { ...found, title: toLinkText(found.url, readMore) };
  };

  return {
    url: readUrl,
    isUpload: (url) => uploads !== undefined && url.startsWith(uploads),
    imageUrl: readImageUrl,
    frameUrl: (value) => checkValue('this frame URL', value, checkFrame),
    anyHtml,
    html,
    link,
    untitledLink,
    image: (value) => readImage(value, readImageUrl),
    grounds,
    isMonthFirst: isMonthFirst(locale),
    route: (value) => checkValue('this route', value, contentRoute),
    within,
  };
}

/** A language without a region says nothing of its dates: English ones begin with the day in most places. */
function isMonthFirst(locale = ''): boolean {
  if (!/[-_][a-z]{2}$/i.test(locale)) return false;
  const parts = new Intl.DateTimeFormat(locale.replace('_', '-')).formatToParts();
  return parts.find(({ type }) => type !== 'literal')?.type === 'month';
}

function checkValue<Outcome>(
  what: keyof typeof adviceFor,
  value: unknown,
  check: (value: unknown) => Outcome | undefined,
): Outcome | undefined {
  if (isEmpty(value)) return undefined;
  const outcome = check(value);
  if (outcome === undefined) reportLoss(`${what} is not allowed`, adviceFor[what]);
  return outcome;
}

const adviceFor = {
  'this URL': 'Use a URL, an email address, a phone number or a page on this site.',
  'this picture URL':
    'Upload the picture to the media library, or ask the site’s operator to add its origin to MEDIA_ORIGINS.',
  'this frame URL': 'It is shown as a link until the site’s operator adds its host to FRAME_HOSTS.',
  'this route': 'Only routes of the content service are allowed: ask the developer of the block.',
} as const;

const cutProblem = [
  'text cut off: it has too many words, links, pictures or table cells',
  'Split it into several blocks, or split the page into several.',
] as const;
const overBudgetProblem = [
  'text left out: the page has too many words, links, pictures or table cells',
  'Split the page into several.',
] as const;
const untitledProblem = [
  'the link has no title, so a default text is shown',
  'Add a title that says where the link goes.',
] as const;
const emptyLinkProblem = [
  'an empty link was left out',
  'Delete it, or write the words that are to be the link.',
] as const;

/** Names links around pictures and leaves out empty ones, which is reported. */
function nameTextLinks(html: SafeHtml, readMore: string): SafeHtml {
  const report = (content: 'empty' | 'picture') => {
    const [message, advice] = content === 'empty' ? emptyLinkProblem : untitledProblem;
    reportLoss(message, advice);
  };
  return nameLinks(html, (url) => toLinkText(url, readMore), report);
}

function reportHtmlLoss(loss: HtmlLoss): void {
  const { message, advice } = describeLoss(loss);
  reportLoss(message, advice);
}
