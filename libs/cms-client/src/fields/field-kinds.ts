import { contentBudgets } from '../budgets/content-budgets.ts';
import { withinField } from '../problems/losses.ts';
import { field, type FieldOptions, type Fields, type FieldValues, type Flat } from './field.ts';
import { isRecord } from './is-record.ts';
import { readDay } from './read-day.ts';
import { readFields, readOrReport } from './read-fields.ts';
import { readTime } from './read-time.ts';
import {
  isEmpty,
  readFlag,
  readItems,
  createChoiceReader,
  readText,
  readWholeNumber,
  readWord,
} from './values.ts';

/**
 * Plain text: entities are decoded once, tags are removed.
 *
 * @example
 * const fields = { place: text({ help: 'Name of the place.' }), note: text({ default: '', layout: 'lines' }) };
 */
export function text<const Options extends FieldOptions<string>>(options?: Options) {
  return field(
    { kind: 'text', expected: 'text', help: 'Plain text.', maxLength: contentBudgets.text, read: readText },
    options,
  );
}

/**
 * Sanitised HTML. An empty text counts as missing.
 *
 * @example
 * const fields = { body: html({ help: 'The history of the society.' }) };
 */
export function html<const Options extends FieldOptions<never>>(options?: Options) {
  const help = 'Text with links, emphasis and lists.';
  return field({ kind: 'html', expected: 'text', help, read: (value, read) => read.html(value) }, options);
}

/**
 * Sanitised HTML that may be empty.
 *
 * @example
 * const fields = { terms: anyHtml({ label: 'Terms' }) };
 */
export function anyHtml<const Options extends FieldOptions<never>>(options?: Options) {
  const help = 'Text with links, emphasis and lists.';
  return field({ kind: 'html', expected: 'text', help, read: (value, read) => read.anyHtml(value) }, options);
}

/**
 * An identifier, unchanged if it matches the pattern.
 *
 * @example
 * const fields = { zoom: word(/^\d{1,2}x$/, 'a zoom such as 4x', { default: '1x' }) };
 */
export function word<const Options extends FieldOptions<string>>(
  pattern: RegExp,
  expected: string,
  options?: Options,
) {
  const read = (value: unknown) => {
    const found = readWord(value);
    return found !== undefined && pattern.test(found) ? found : undefined;
  };
  return field({ kind: 'word', expected, help: `Expected: ${expected}.`, pattern, read }, options);
}

/**
 * Yes for `'1'`, 1 and true; anything else is no.
 *
 * @example
 * const fields = { isOpen: flag({ label: 'Open at first' }) };
 */
export function flag(options: Omit<FieldOptions<boolean>, 'optional' | 'default'> = {}) {
  return field(
    { kind: 'flag', expected: 'yes or no', help: 'Yes or no.', read: readFlag },
    { ...options, default: false },
  );
}

/**
 * One of a few words. Anything else counts as missing.
 *
 * @param choices as the content service sends them
 * @example
 * const fields = { side: choice(['left', 'right'], { default: 'left', labels: { left: 'Left of the text' } }) };
 */
export function choice<const Word extends string, const Options extends FieldOptions<NoInfer<Word>>>(
  choices: readonly Word[],
  options?: Options,
) {
  const read = createChoiceReader(choices);
  return field<Word, Options>(
    { kind: 'choice', expected: read.expected, help: 'Choose one.', choices, read },
    options,
  );
}

/**
 * A whole number from `min` up; larger numbers become `max`.
 *
 * @example
 * const fields = { columns: number({ min: 1, max: 4 }, { default: 3 }) };
 */
export function number<const Options extends FieldOptions<number>>(
  { min, max }: { min: number; max: number },
  options?: Options,
) {
  const read = (value: unknown) => {
    const found = readWholeNumber(value);
    return found === undefined || found < min ? undefined : Math.min(found, max);
  };
  const expected = `a number from ${min} to ${max}`;
  return field({ kind: 'number', expected, help: `From ${min} to ${max}.`, min, max, read }, options);
}

/**
 * A date as YYYYMMDD. It may not exist in the calendar.
 *
 * @example
 * const fields = { opens: day({ optional: true, help: 'First day of the exhibition.' }) };
 */
export function day<const Options extends FieldOptions<string>>(options?: Options) {
  return field({ kind: 'day', expected: readDay.expected, help: 'A date.', read: readDay }, options);
}

/**
 * A time as ISO 8601, with its hour only if the offset is known.
 *
 * @example
 * const fields = { begins: time({ optional: true }) };
 */
export function time<const Options extends FieldOptions<string>>(options?: Options) {
  const { expected, pattern } = readTime;
  return field({ kind: 'word', expected, pattern, help: 'A time.', read: readTime }, options);
}

/**
 * A link. A missing title is replaced by a default text.
 *
 * @example
 * const fields = { button: link({ optional: true, help: 'Where the button leads.' }) };
 */
export function link<const Options extends FieldOptions<never>>(options?: Options) {
  const help = 'URL and link text.';
  return field(
    {
      kind: 'link',
      expected: usableLink,
      help,
      linkTitle: 'required',
      read: (value, read) => read.link(value),
    },
    options,
  );
}

/**
 * A link whose title may be empty.
 *
 * @example
 * const fields = { target: untitledLink({ optional: true }) };
 */
export function untitledLink<const Options extends FieldOptions<never>>(options?: Options) {
  const help = 'Link target.';
  return field(
    {
      ...{ kind: 'link', expected: usableLink, help, linkTitle: 'optional' },
      read: (value, read) => read.untitledLink(value),
    },
    options,
  );
}

const usableLink = 'a link with a valid URL';

/**
 * A URL for a link.
 *
 * @example
 * const fields = { website: url({ optional: true }) };
 */
export function url<const Options extends FieldOptions<never>>(options?: Options) {
  return field(
    {
      ...{ kind: 'url', expected: 'a valid URL' },
      help: 'A URL, an email address, a phone number or a page on this site.',
      read: (value, read) => read.url(value),
    },
    options,
  );
}

/**
 * A picture of the media library, on an origin of the policy, with at least one of its sizes.
 *
 * @example
 * const fields = { picture: image({ alt: 'required', help: 'At least 1600 px wide.' }) };
 */
export function image<const Options extends FieldOptions<never>>(options?: Options) {
  return field(
    {
      ...{ kind: 'image', expected: 'a picture in a supported size' },
      help: 'The alternative text is the one in the media library.',
      read: (value, read) => read.image(value),
    },
    options,
  );
}

/**
 * A file on the content host or a media host: a URL, or the object of a field plugin, `{ url, mime_type, … }`.
 *
 * @example
 * const fields = { report: file({ label: 'Annual report' }) };
 */
export function file<const Options extends FieldOptions<never>>(options?: Options) {
  return field(
    {
      ...{ kind: 'file', expected: 'a file from the media library', help: 'Everyone can download it.' },
      read: (value, read) =>
        read.imageUrl(isRecord(value) && typeof value['mime_type'] === 'string' ? value['url'] : value),
    },
    options,
  );
}

/**
 * A route on the content host that returns cards or filters.
 *
 * @example
 * const fields = { entries: route({ help: 'Set by the content service.' }) };
 */
export function route<const Options extends FieldOptions<never>>(options?: Options) {
  return field(
    {
      ...{ kind: 'route', expected: 'a route on the content host', help: 'Set by the content service.' },
      read: (value, read) => read.route(value),
    },
    options,
  );
}

/**
 * A list of sanitised HTML texts, without empty ones.
 *
 * @example
 * const fields = { points: texts({ itemName: 'point' }) };
 */
export function texts<const Options extends FieldOptions<never>>(options?: Options) {
  return field(
    {
      ...{ kind: 'texts', expected: 'a list of text items', help: 'One entry for each item.' },
      maxItems: contentBudgets.listItems,
      read: (value, read) =>
        readItems(value, { max: contentBudgets.listItems, cost: 0.5 })
          ?.map((item, index) => withinField(String(index + 1), () => read.html(item)))
          .filter((item) => item !== undefined),
    },
    options,
  );
}

/**
 * A group of fields. Without a required field, the whole group is left out.
 *
 * @example
 * const fields = { address: group({ street: text(), town: text() }, { optional: true }) };
 */
export function group<const Own extends Fields, const Options extends FieldOptions<never>>(
  fields: Own,
  options?: Options,
) {
  return field(
    {
      ...{ kind: 'group', expected: 'an object', help: 'A group of related fields.', fields },
      read: (value, read): Flat<FieldValues<Own>> | undefined =>
        isRecord(value) && !isEmpty(value) ? readFields(fields, value, read).values : undefined,
    },
    options,
  );
}

/** A parsed item. Its ID is unique in the list; default: its position. */
export type Item<Own extends Fields> = Flat<{ id: string } & FieldValues<Own>>;

/**
 * A list of items with these fields (slides, products). Invalid items are left out.
 *
 * @example
 * const slide = { title: text(), picture: image({ optional: true }) };
 * const fields = { slides: items(slide, 'a list with at least one slide', { itemName: 'slide' }) };
 */
export function items<const Own extends Fields, const Options extends FieldOptions<readonly never[]>>(
  fields: Own,
  expected: string,
  options?: Options,
) {
  const withId = { id: word(/^/, 'a number or text', { optional: true }), ...fields };
  return field<Item<Own>[], FieldOptions<Item<Own>[]> & Options>(
    {
      ...{ kind: 'items', expected, help: 'In display order.', fields, maxItems: contentBudgets.items },
      read: (value, read) => {
        const found = readItems(value)?.flatMap((raw, index): Item<Own>[] =>
          withinField(String(index + 1), () => {
            const part = readOrReport(withId, raw, read);
            return part ? [{ id: String(index + 1), ...part } as Item<Own>] : [];
          }),
        );
        return found === undefined || found.length === 0 ? undefined : found;
      },
    },
    options as FieldOptions<Item<Own>[]> & Options,
  );
}
