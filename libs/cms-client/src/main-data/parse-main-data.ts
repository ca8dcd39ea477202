import { parseCurrentVat, type CurrentVat } from '@guildhall/money';
import type { Link } from '../fields/link.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { field, type Fields } from '../fields/field.ts';
import { html, image, link, text } from '../fields/field-kinds.ts';
import { readFields } from '../fields/read-fields.ts';
import { readItems, readText } from '../fields/values.ts';
import { reportLoss } from '../problems/losses.ts';
import { findMainData } from './find-main-data.ts';
import type { MainData, PageTexts } from './main-data.ts';

const variousFields = {
  headerLink: link({ optional: true }),
  footerLink: link({ optional: true }),
  footerData1: html({ optional: true }),
  approxLabel: text({ optional: true }),
  membershipLink: link({ optional: true }),
  contactLink: link({ optional: true }),
  termsLink: link({ optional: true }),
  privacyLink: link({ optional: true }),
  contentOrigin: field(
    { kind: 'url', expected: 'a URL', help: 'Its own URL.', read: readOrigin },
    { optional: true },
  ),
  navigation: field(
    {
      kind: 'items',
      expected: 'a list of links',
      help: 'Links of the main navigation, in order.',
      read: readLinks,
    },
    { optional: true },
  ),
} satisfies Fields;

const pagePictureFields = {
  notFoundImage: image({ optional: true }),
  errorImage: image({ optional: true }),
  unavailableImage: image({ optional: true }),
  gateImage: image({ optional: true }),
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
