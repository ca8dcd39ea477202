import { cardFields } from '../cards/card.ts';
import { contentTypes, getCardType, type CardType, type ContentType } from '../cards/card-type.ts';
import { filterFields } from '../cards/filter.ts';
import { entryFields } from '../entry/parse-entry.ts';
import { describeFields, toLabel, type FieldDescription } from '../fields/describe-fields.ts';
import { describeMainData, type TextGroupDescription } from './describe-main-data.ts';

/** A kind of content in lists. */
interface ContentTypeDescription {
  name: ContentType;
  label: string;
  /** One entry of it, as in “Add an event”. */
  itemName: string;
  cardType: CardType;
  /** Field of entries and cards with the details of this kind, such as `calendarData`. */
  details?: string;
}

/** Everything but blocks that a content service sends, as plain data. */
export interface ContentDescription {
  contentTypes: ContentTypeDescription[];
  entry: FieldDescription[];
  card: FieldDescription[];
  /** A category of a list. */
  filter: FieldDescription[];
  /** Groups of main data: texts with their defaults, links, pictures and the menu. */
  mainData: TextGroupDescription[];
}

const itemNames: Readonly<Record<ContentType, string>> = {
  ...{ news: 'news article', cases: 'case', blog: 'blog post', people: 'person', calendar: 'event' },
  ...{ 'focus-areas': 'focus area', initiatives: 'initiative', organisations: 'organisation' },
};

const details: Readonly<Partial<Record<ContentType, keyof typeof cardFields>>> = {
  calendar: 'calendarData',
  people: 'peopleData',
  initiatives: 'initiativeData',
};

/**
 * Describes entries, cards, categories and main data as plain data that can be sent as JSON, for forms and documentation.
 *
 * @example describeContent().contentTypes[0] // { name: 'news', label: 'News', itemName: 'news article', … }
 */
export function describeContent(): ContentDescription {
  return {
    contentTypes: contentTypes.map((name) => ({
      ...{ name, label: toLabel(name), itemName: itemNames[name], cardType: getCardType(name) },
      ...(details[name] && { details: details[name] }),
    })),
    entry: describeFields(entryFields),
    card: describeFields(cardFields),
    filter: describeFields(filterFields),
    mainData: describeMainData(),
  };
}
