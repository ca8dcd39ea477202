import { contentBudgets } from '../budgets/content-budgets.ts';
import {
  choice,
  flag,
  group,
  html,
  image,
  number,
  text,
  time,
  untitledLink,
  url,
} from '../fields/field-kinds.ts';
import { field, type Fields, type FieldValues, type Flat } from '../fields/field.ts';
import { isRecord } from '../fields/is-record.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isImpossibleDay, readDay } from '../fields/read-day.ts';
import { readItems, readText, readWholeNumber, readWord } from '../fields/values.ts';
import { readColour, readEmail, readPhone } from './card-values.ts';

/** Fields of an event. Search engines need `startsAt`, and `venue` or `address`. */
export const calendarData = {
  date: field(
    {
      ...{ kind: 'day', expected: 'a date or text', help: 'YYYYMMDD, or any other text.' },
      read: readEventDay,
    },
    { default: '' },
  ),
  hideDate: flag({ help: 'Do not show the date.' }),
  time: text({ default: '', help: 'Start and end time.' }),
  location: text({ default: '', help: 'Place of the event.' }),
  price: text({ default: '', help: 'Price of the event.' }),
  color: field(
    {
      ...{ kind: 'word', expected: 'a colour name, #rrggbb or rgb(…)', pattern: readColour.pattern },
      help: 'A background colour of the site, or a colour such as #aa3300.',
      read: (value, read) => readColour(value, read.grounds),
    },
    { default: '', label: 'Colour', choosesFrom: 'grounds' },
  ),
  signupUrl: url({ optional: true, label: 'Sign-up link' }),
  startsAt: time({ optional: true, help: 'Start with its offset, for search engines.' }),
  endsAt: time({ optional: true, help: 'End with its offset, for search engines.' }),
  venue: text({ optional: true, help: 'Name of the place, for search engines.' }),
  address: text({ optional: true, help: 'Postal address of the place, for search engines.' }),
  when: choice(['past'], {
    optional: true,
    help: 'Set to past once the event is over: lists show it apart.',
  }),
} satisfies Fields;

/** The date of an event may be any text, such as “in May”; but not a day that does not exist. */
function readEventDay(value: unknown, read: ContentReaders): string | undefined {
  return readDay(value, read) ?? (isImpossibleDay(value, read) ? undefined : readText(value));
}

const peopleData = {
  jobTitle: text({ default: '', help: 'Job title.' }),
  jobDescription: text({ default: '', layout: 'lines', help: 'More about their work.' }),
  email: field(
    {
      ...{ kind: 'word', expected: 'an email address', pattern: readEmail.pattern },
      inputPattern: readEmail.inputPattern,
      ...{ help: 'Email address.', read: readEmail },
    },
    { default: '' },
  ),
  phone: field(
    {
      ...{ kind: 'word', expected: 'a phone number', pattern: readPhone.pattern },
      ...{ help: 'One or more phone numbers.', read: readPhone },
    },
    { default: '' },
  ),
  linkedinUrl: url({ optional: true, label: 'LinkedIn page' }),
} satisfies Fields;

/** Fields of a card. Only the title is required. */
export const cardFields = {
  id: field(
    {
      ...{ kind: 'word', expected: 'a number or a word', help: 'Unique within the list.' },
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
      ...{ kind: 'items', expected: 'a list of categories', help: 'Topics of the entry.' },
      ...{ itemName: 'category', maxItems: contentBudgets.items },
      fields: { name: text() },
      read: readCategories,
    },
    { default: [], label: 'Categories' },
  ),
  postDate: field(
    { kind: 'day', expected: readDay.expected, help: 'Date of publication.', read: readDay },
    { optional: true },
  ),
  postType: field(
    { kind: 'word', expected: 'a word', help: 'Post type of the entry.', read: readWord },
    { default: 'post' },
  ),
  permalink: url({ optional: true, help: 'The page of the entry. Without it, the card uses its link.' }),
  excerpt: text({
    optional: true,
    layout: 'lines',
    help: 'Person cards link to their page only if this is filled in.',
  }),
  calendarData: group(calendarData, {
    optional: true,
    label: 'Event',
    help: 'Date, time, place and price of an event.',
  }),
  peopleData: group(peopleData, {
    optional: true,
    label: 'Person',
    help: 'Job and contact details of a person.',
  }),
  initiativeData: group(
    { excerpt: text({ default: '', layout: 'lines', help: 'A short text for the card.' }) },
    { optional: true, label: 'Initiative', help: 'Details of an initiative.' },
  ),
  following: number(
    { min: 1, max: 1_000_000 },
    {
      ...{ optional: true, label: 'Following entries' },
      help: 'Entries on later pages of the list. On its last card only.',
    },
  ),
} satisfies Fields;

/** A card whose ID may be missing: see `assignIds`. */
export type ParsedCard = Flat<FieldValues<typeof cardFields>>;

/** A list's view of one entry. The ID is unique in its list; `postDate` is YYYYMMDD. */
export interface Card extends ParsedCard {
  id: number | string;
  /** Set on the last card of a truncated list: the number of cards after it. */
  followedBy?: number;
}

/** Dates and places of an event, on a card of the calendar. */
export type CalendarData = NonNullable<Card['calendarData']>;
/** Job and contact details, on a card of a person. */
export type PeopleData = NonNullable<Card['peopleData']>;

function readCategories(value: unknown): { name: string }[] | undefined {
  return readItems(value, { of: 'categories' })?.flatMap((category) => {
    const name = isRecord(category) ? readText(category['name']) : undefined;
    return name === undefined ? [] : [{ name }];
  });
}
