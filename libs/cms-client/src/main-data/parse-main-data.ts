import { parseCurrentVat, type CurrentVat } from '@guildhall/money';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { field, type Fields } from '../fields/field.ts';
import { choice, html, image, items, link, text, url } from '../fields/field-kinds.ts';
import { describeMismatch, readFields } from '../fields/read-fields.ts';
import { isEmpty, readText } from '../fields/values.ts';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { reportLoss, withinField } from '../problems/losses.ts';
import { findMainDataField } from './find-main-data.ts';
import type { MainData, PageTexts } from './main-data.ts';
import { readMenu } from './read-menu.ts';

const menuItemFields = {
  title: text(),
  url: url(),
  target: choice(['_blank'], {
    optional: true,
    help: 'Where the link opens.',
    labels: { _blank: 'In a new tab' },
  }),
};

/** They may have links below them, in the same shape. */
const linksBelow = items(menuItemFields, 'a list of links', {
  ...{ optional: true, itemName: 'link', label: 'Links below it' },
});

/** Links, texts and the menu of every page. */
export const variousFields = {
  headerLink: link({ optional: true, help: 'The link in the header, beside the menu.' }),
  footerLink: link({ optional: true, help: 'The large link in the footer.' }),
  footerData1: html({ optional: true, label: 'Footer text', help: 'Address and contact, in the footer.' }),
  approxLabel: text({
    ...{ optional: true, label: 'Before an approximate price' },
    help: 'Stands before a price in another currency.',
  }),
  membershipLink: link({ optional: true, help: 'The page where visitors become members.' }),
  contactLink: link({ optional: true, help: 'The page where visitors write to you.' }),
  termsLink: link({ optional: true, help: 'The terms of a membership.' }),
  privacyLink: link({ optional: true, help: 'The privacy policy.' }),
  contentOrigin: field(
    { kind: 'url', expected: 'a URL', help: 'Set by the content service: its own URL.', read: readOrigin },
    { optional: true },
  ),
  navigation: field(
    {
      kind: 'items',
      expected: 'a list of links',
      help: 'Links of the main navigation, in order. One with links below it may have no URL of its own.',
      ...{ fields: { ...menuItemFields, children: linksBelow }, maxItems: contentBudgets.items },
      read: readMenu,
    },
    { optional: true, itemName: 'link' },
  ),
} satisfies Fields;

/** Pictures of the pages that the site makes itself. */
export const pagePictureFields = {
  notFoundImage: image({ optional: true, label: 'Picture of “page not found”' }),
  errorImage: image({ optional: true, label: 'Picture of the error page' }),
  unavailableImage: image({ optional: true, label: 'Picture of “not available”' }),
  gateImage: image({ optional: true, label: 'Picture of members’ pages before login' }),
} satisfies Fields;

/**
 * Creates the parser of `GET /wp-json/maindata/api`. Missing groups and texts are the default ones; `undefined` if the
 * response is not main data. Those of an unexpected shape are reported.
 */
export function createMainDataParser(
  read: ContentReaders,
  { defaults, language }: { defaults: MainData; language: string },
): (raw: unknown) => MainData | undefined {
  return (raw) => {
    const found = findMainDataField(raw, language);
    if (found === undefined) return undefined;
    const all = readGroup(found.key, found.value);
    const group = (name: keyof MainData) => readGroup(name, all[name]);
    const currentVat = readVat(all['shopData']);
    return {
      userAdminData: readTexts(group('userAdminData'), defaults.userAdminData, read),
      variousData: readVarious(group('variousData'), read, defaults),
      formData: readTexts(group('formData'), defaults.formData, read),
      shopData: readTexts(group('shopData'), defaults.shopData, read),
      pageData: readPageData(group('pageData'), read, defaults),
      ...(currentVat && { currentVat }),
    };
  };
}

type Group = Readonly<Record<string, unknown>>;

/** Returns a group; an empty one for a value that is none, which is reported unless it means “nothing”. */
function readGroup(name: string, value: unknown): Group {
  if (isRecord(value)) return value;
  if (!isEmpty(value)) withinField(name, () => reportLoss(describeMismatch('an object', value)));
  return {};
}

function readVarious(raw: Group, read: ContentReaders, { variousData }: MainData): MainData['variousData'] {
  const { values } = readFields(variousFields, raw, read);
  return { ...variousData, ...values };
}

function readPageData(raw: Group, read: ContentReaders, defaults: MainData): MainData['pageData'] {
  const { values } = readFields(pagePictureFields, raw, read);
  return { ...readTexts<PageTexts>(raw, defaults.pageData, read), ...values };
}

function readVat(raw: unknown): CurrentVat | undefined {
  if (!isRecord(raw)) return undefined;
  const { vat, problems } = parseCurrentVat(raw['vatRates'], raw['vatRatesDate']);
  for (const problem of problems) reportLoss(problem);
  return vat;
}

/** Returns origin and folder only: the rest may contain a secret. */
function readOrigin(raw: unknown): string | undefined {
  const url = URL.parse(readText(raw) ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function readTexts<Texts extends Record<string, string>>(
  raw: Group,
  builtIn: Texts,
  read: ContentReaders,
): Texts {
  const fields = Object.fromEntries(Object.keys(builtIn).map((key) => [key, text({ optional: true })]));
  const { values } = readFields(fields, raw, read);
  return { ...builtIn, ...values };
}
