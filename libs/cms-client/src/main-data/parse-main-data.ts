import { parseCurrentVat, type CurrentVat } from '@guildhall/money';
import type { Link } from '../fields/link.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { field, type Fields } from '../fields/field.ts';
import { choice, html, image, link, text, url } from '../fields/field-kinds.ts';
import { readFields } from '../fields/read-fields.ts';
import { readItems, readText } from '../fields/values.ts';
import { contentBudgets } from '../budgets/content-budgets.ts';
import { reportLoss } from '../problems/losses.ts';
import { findMainData } from './find-main-data.ts';
import type { MainData, PageTexts } from './main-data.ts';

const menuItemFields = {
  title: text(),
  url: url(),
  target: choice(['_blank'], {
    optional: true,
    help: 'Where the link opens.',
    labels: { _blank: 'In a new tab' },
  }),
};

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
      help: 'Links of the main navigation, in order.',
      ...{ fields: menuItemFields, maxItems: contentBudgets.items },
      read: readLinks,
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
 * Creates the parser of `GET /wp-json/maindata/api`. Missing groups and texts are the default ones; `undefined`
 * if the response is not main data.
 */
export function createMainDataParser(
  read: ContentReaders,
  { defaults, language }: { defaults: MainData; language: string },
): (raw: unknown) => MainData | undefined {
  return (raw) => {
    const groups = findMainData(raw, language);
    if (groups === undefined) return undefined;
    const currentVat = readVat(groups['shopData']);
    return {
      userAdminData: readTexts(groups['userAdminData'], defaults.userAdminData),
      variousData: readVarious(groups['variousData'], read, defaults),
      formData: readTexts(groups['formData'], defaults.formData),
      shopData: readTexts(groups['shopData'], defaults.shopData),
      pageData: readPageData(groups['pageData'], read, defaults),
      ...(currentVat && { currentVat }),
    };
  };
}

function readVarious(raw: unknown, read: ContentReaders, { variousData }: MainData): MainData['variousData'] {
  const { values } = readFields(variousFields, isRecord(raw) ? raw : {}, read);
  return { ...variousData, ...values };
}

function readPageData(raw: unknown, read: ContentReaders, defaults: MainData): MainData['pageData'] {
  const { values } = readFields(pagePictureFields, isRecord(raw) ? raw : {}, read);
  return { ...readTexts<PageTexts>(raw, defaults.pageData), ...values };
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

function readLinks(raw: unknown, read: ContentReaders): Link[] | undefined {
  const links = readItems(raw)
    ?.map(read.untitledLink)
    .filter((link): link is Link => link !== undefined && link.title !== '');
  const lostCount = (readItems(raw)?.length ?? 0) - (links?.length ?? 0);
  if (lostCount > 0) reportLoss(`${lostCount} left out: each needs a title and a valid URL`);
  return links === undefined || links.length === 0 ? undefined : links;
}

function readTexts<Group extends Record<string, string>>(raw: unknown, builtIn: Group): Group {
  const given = isRecord(raw) ? raw : {};
  const filled = Object.entries(builtIn).map(([key, text]) => [key, readText(given[key]) ?? text]);
  return Object.fromEntries(filled) as Group;
}
