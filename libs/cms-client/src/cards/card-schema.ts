import * as v from 'valibot';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { describeIssues, fields, optional, required, withFallback, type Read } from '../fields/schemas.ts';
import {
  isEmpty,
  readDay,
  readFlag,
  readItems,
  readText,
  readWholeNumber,
  readWord,
} from '../fields/values.ts';
import { leftOut } from '../problems/left-out.ts';
import type { Card } from './card.ts';

/** A card that may still lack its id: see `withIds`. */
export type ParsedCard = Omit<Card, 'id'> & Partial<Pick<Card, 'id'>>;

const text = withFallback(readText, '');

/** A card of the content service. It needs a title; without a permalink it leads to its link, else nowhere. */
export function createCardSchema(read: ContentReaders): v.GenericSchema<unknown, ParsedCard> {
  const parts = fields({
    id: optional(readId),
    title: required(readText, 'a text'),
    description: optional(read.html),
    image: optional(read.image),
    link: optional(read.untitledLink),
    cats: withFallback(readCategories, []),
    postDate: optional(readDay),
    postType: withFallback(readWord, 'post'),
    permalink: optional(read.address),
    excerpt: optional(readText),
    calendarData: optional(group(calendarData(read))),
    peopleData: optional(group(peopleData(read))),
    initiativeData: optional(group(fields({ excerpt: text }))),
  });
  return v.pipe(
    parts,
    v.transform((card): ParsedCard => {
      const permalink = card.permalink ?? card.link?.url;
      return permalink === undefined ? card : { ...card, permalink };
    }),
  );
}

/** Gives every card of a list an id of its own: the service's, else its permalink, else its place. */
export function withIds(cards: readonly ParsedCard[]): Card[] {
  const taken = new Set<string>();
  // Where the search for a free number goes on: beginning anew for each card would take a second for 8,000 of one id.
  const nextNumbers = new Map<string, number>();
  return cards.map((card, index) => {
    const own = card.id ?? card.permalink ?? `card-${index + 1}`;
    let id = own;
    let number = nextNumbers.get(String(own)) ?? 2;
    while (taken.has(String(id))) id = `${own}-${number++}`;
    if (id !== own) nextNumbers.set(String(own), number);
    taken.add(String(id));
    return { ...card, id };
  });
}

/** A number, or a word that is none. */
function readId(value: unknown): number | string | undefined {
  return readWholeNumber(value) ?? readWord(value);
}
readId.expected = 'a number or a word';

function calendarData(read: ContentReaders) {
  return fields({
    date: withFallback((value) => readDay(value) ?? readText(value), ''),
    hideDate: withFallback(readFlag, false),
    time: text,
    location: text,
    price: text,
    color: withFallback(readColor, ''),
    signupUrl: optional(read.address),
  });
}

function peopleData(read: ContentReaders) {
  return fields({
    jobTitle: text,
    jobDescription: text,
    email: withFallback(readEmail, ''),
    phone: withFallback(readPhone, ''),
    linkedinUrl: optional(read.address),
  });
}

/** A part of a card that is left out when PHP sends nothing, or when it makes no sense. */
function group<Value>(schema: v.GenericSchema<unknown, Value>): Read<Value> {
  const read: Read<Value> = (value) => {
    if (!isRecord(value) || isEmpty(value)) return undefined;
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) leftOut(describeIssues(parsed.issues));
    return parsed.success ? parsed.output : undefined;
  };
  return Object.assign(read, { expected: 'an object' });
}

function readCategories(value: unknown): { name: string }[] | undefined {
  return readItems(value)?.flatMap((category) => {
    const name = isRecord(category) ? readText(category['name']) : undefined;
    return name === undefined ? [] : [{ name }];
  });
}
readCategories.expected = 'a list of categories';

/** A colour token's name, or `#rrggbb` of a colour in hexadecimal or as `rgb(…)`. */
function readColor(value: unknown): string | undefined {
  const color = readWord(value)?.toLowerCase() ?? '';
  if (/^[a-z][a-z0-9-]{0,30}$/.test(color)) return color;
  const [, short, long] = /^#(?:([0-9a-f]{3})[0-9a-f]?|([0-9a-f]{6})(?:[0-9a-f]{2})?)$/.exec(color) ?? [];
  if (short) return `#${short.replace(/./g, '$&$&')}`;
  if (long) return `#${long}`;
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/
    .exec(color)
    ?.slice(1);
  return parts?.every((part) => Number(part) < 256)
    ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    : undefined;
}
readColor.expected = 'the name of a colour, #rrggbb or rgb(…)';

function readEmail(value: unknown): string | undefined {
  const email = readText(value)?.replace(/^mailto:/i, '');
  return email !== undefined && /^[^\s@<>"`?&%,;:]+@[^\s@<>"'`?&%,;:]+$/.test(email) ? email : undefined;
}
readEmail.expected = 'an email address';

/** One number or several, with the words around them. Only those that can be called become links. */
function readPhone(value: unknown): string | undefined {
  const phone = readText(value)?.replace(/^tel:/i, '');
  return phone !== undefined && phone.length <= 80 && /\d.*\d.*\d/.test(phone) ? phone : undefined;
}
readPhone.expected = 'a phone number';
