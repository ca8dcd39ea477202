import * as v from 'valibot';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { fields, optional, required, withFallback, type Read } from '../fields/schemas.ts';
import { readDay, readFlag, readItems, readText, readWholeNumber } from '../fields/values.ts';
import type { Card } from './card.ts';

export type CardSchema = v.GenericSchema<unknown, Card>;

const text = withFallback(readText, '');

/** A card of the content service. It needs an id, a title and somewhere to lead: its permalink, else its link. */
export function createCardSchema(read: ContentReaders): CardSchema {
  const parts = fields({
    id: required(readWholeNumber, 'a number'),
    title: required(readText, 'a text'),
    description: optional(read.html),
    image: optional(read.image),
    link: optional(read.link),
    cats: withFallback(readCategories, []),
    postDate: optional(readDay),
    postType: withFallback(readText, 'post'),
    permalink: optional(read.address),
    excerpt: optional(readText),
    calendarData: optional(group(calendarData(read))),
    peopleData: optional(group(peopleData(read))),
    initiativeData: optional(group(fields({ excerpt: required(readText, 'a text') }))),
  });
  return v.pipe(
    parts,
    v.rawTransform(({ dataset: { value: card }, addIssue, NEVER }): Card => {
      const permalink = card.permalink ?? card.link?.url;
      if (permalink !== undefined) return { ...card, permalink };
      addIssue({ message: 'permalink: expected an address' });
      return NEVER;
    }),
  );
}

function calendarData(read: ContentReaders) {
  return fields({
    date: text,
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
  return (value) => {
    if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
    const parsed = v.safeParse(schema, value);
    return parsed.success ? parsed.output : undefined;
  };
}

function readCategories(value: unknown): { name: string }[] | undefined {
  return readItems(value)?.flatMap((category) => {
    const name = isRecord(category) ? readText(category['name']) : undefined;
    return name === undefined ? [] : [{ name }];
  });
}

/** A colour token's name or `#rrggbb`. */
function readColor(value: unknown): string | undefined {
  const color = readText(value);
  return color !== undefined && /^(?:#[0-9a-f]{3,8}|[a-z][a-z0-9-]{0,30})$/i.test(color) ? color : undefined;
}

function readEmail(value: unknown): string | undefined {
  const email = readText(value);
  return email !== undefined && /^[^\s@<>"`?&%,;:]+@[^\s@<>"'`?&%,;:]+$/.test(email) ? email : undefined;
}

function readPhone(value: unknown): string | undefined {
  const phone = readText(value);
  return phone !== undefined && /^[+\d().\-/ ]{3,40}$/.test(phone) ? phone : undefined;
}
