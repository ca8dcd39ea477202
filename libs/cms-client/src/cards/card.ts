import { flag, group, html, image, text, untitledLink, url } from '../fields/field-kinds.ts';
import { field, type Fields, type FieldValues, type Flat } from '../fields/field.ts';
import { isRecord } from '../fields/is-record.ts';
import { readDay } from '../fields/read-day.ts';
import { readItems, readText, readWholeNumber, readWord } from '../fields/values.ts';
import { readColor, readEmail, readPhone } from './card-values.ts';

const calendarData = {
  date: field(
    {
      ...{ kind: 'day', expected: 'a day or a text', help: 'YYYYMMDD, or other words.' },
      read: (value) => readDay(value) ?? readText(value),
    },
    { default: '' },
  ),
  hideDate: flag({ help: 'Whether the date is not shown.' }),
  time: text({ default: '', help: 'From when to when.' }),
  location: text({ default: '', help: 'Where it is.' }),
  price: text({ default: '', help: 'What it costs.' }),
  color: field(
    {
      ...{ kind: 'word', expected: 'the name of a colour, #rrggbb or rgb(…)' },
      help: 'The name of a colour token or a colour; given as `#rrggbb`.',
      read: readColor,
    },
    { default: '', label: 'Colour' },
  ),
  signupUrl: url({ optional: true, label: 'Where to sign up' }),
} satisfies Fields;

const peopleData = {
  jobTitle: text({ default: '', help: 'What they do.' }),
  jobDescription: text({ default: '', help: 'More of what they do.' }),
  email: field(
    {
      ...{ kind: 'word', expected: 'an email address', pattern: /^[^\s@]+@[^\s@]+$/ },
      ...{ help: 'Their address of mail.', read: readEmail },
    },
    { default: '' },
  ),
  phone: field(
    {
      ...{ kind: 'word', expected: 'a phone number', pattern: /\d.*\d.*\d/ },
      ...{ help: 'One number or several.', read: readPhone },
    },
    { default: '' },
  ),
  linkedinUrl: url({ optional: true, label: 'LinkedIn page' }),
} satisfies Fields;

/** The fields of a card. Only the title must be there. */
export const cardFields = {
  id: field(
    {
      ...{ kind: 'word', expected: 'a number or a word', help: 'Of its own in its list.' },
      read: (value) => readWholeNumber(value) ?? readWord(value),
    },
    { optional: true },
  ),
  title: text(),
  description: html({ optional: true }),
  image: image({ optional: true }),
  link: untitledLink({ optional: true }),
  cats: field(
    {
      ...{ kind: 'items', expected: 'a list of categories', help: 'What it is about.' },
      fields: { name: text() },
      read: readCategories,
    },
    { default: [], label: 'Categories' },
  ),
  postDate: field(
    { kind: 'day', expected: readDay.expected, help: 'When it was written.', read: readDay },
    { optional: true },
  ),
  postType: field(
    { kind: 'word', expected: 'a word', help: 'The kind of its entry.', read: readWord },
    { default: 'post' },
  ),
  permalink: url({ optional: true, help: 'Its own page; else where its link leads.' }),
  excerpt: text({ optional: true, help: 'A person card leads somewhere only with one.' }),
  calendarData: group(calendarData, { optional: true, label: 'Event' }),
  peopleData: group(peopleData, { optional: true, label: 'Person' }),
  initiativeData: group({ excerpt: text({ default: '' }) }, { optional: true, label: 'Initiative' }),
} satisfies Fields;

/** A card that may still lack its id: see `withIds`. */
export type ParsedCard = Flat<FieldValues<typeof cardFields>>;

/** What a list shows of one entry. Each has an id of its own in its list; `postDate` is YYYYMMDD. */
export interface Card extends ParsedCard {
  id: number | string;
  /** Only of the last card of a list that was too long: how many were after it. */
  followedBy?: number;
}

export type CalendarData = NonNullable<Card['calendarData']>;
export type PeopleData = NonNullable<Card['peopleData']>;

function readCategories(value: unknown): { name: string }[] | undefined {
  return readItems(value, { of: 'categories' })?.flatMap((category) => {
    const name = isRecord(category) ? readText(category['name']) : undefined;
    return name === undefined ? [] : [{ name }];
  });
}
