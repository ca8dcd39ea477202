import { readCurrentVat, type CurrentVat } from '@guildhall/money';
import * as v from 'valibot';
import type { Link } from '../cards/card.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import { isRecord } from '../fields/is-record.ts';
import { fields, optional, withFallback } from '../fields/schemas.ts';
import { readItems, readText } from '../fields/values.ts';
import { leftOut } from '../problems/left-out.ts';
import { builtInMainData } from './built-in-main-data.ts';
import type { MainData } from './main-data.ts';

/**
 * Makes the parser of what `GET /wp-json/maindata/api` answers. A missing group or text falls back to the built-in
 * English; `undefined` means that the answer was no main data at all.
 */
export function createMainDataParser(read: ContentReaders): (raw: unknown) => MainData | undefined {
  const various = fields({
    headerLink: optional(read.link),
    footerLink: optional(read.link),
    footerData1: optional(read.html),
    approxLabel: withFallback(readText, builtInMainData.variousData.approxLabel),
    membershipLink: optional(read.link),
    contentOrigin: optional(readOrigin),
    navigation: optional((raw) => readLinks(raw, read)),
  });

  return (raw) => {
    if (!isRecord(raw) || !Object.hasOwn(raw, '_en_maindata')) return undefined;
    const groups = isRecord(raw['_en_maindata']) ? raw['_en_maindata'] : {};
    const currentVat = readVat(groups['shopData']);
    return {
      userAdminData: texts(groups['userAdminData'], builtInMainData.userAdminData),
      variousData: v.parse(various, isRecord(groups['variousData']) ? groups['variousData'] : {}),
      formData: texts(groups['formData'], builtInMainData.formData),
      shopData: texts(groups['shopData'], builtInMainData.shopData),
      ...(currentVat && { currentVat }),
    };
  };
}

function readVat(raw: unknown): CurrentVat | undefined {
  if (!isRecord(raw)) return undefined;
  const { vat, problems } = readCurrentVat(raw['vatRates'], raw['vatRatesDate']);
  for (const problem of problems) leftOut(problem);
  return vat;
}

/** Origin and folder, without anything that might be a secret. */
function readOrigin(raw: unknown): string | undefined {
  const url = URL.parse(readText(raw) ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function readLinks(raw: unknown, read: ContentReaders): Link[] | undefined {
  const links = readItems(raw)
    ?.map(read.untitledLink)
    .filter((link): link is Link => link !== undefined && link.title !== '');
  const lost = (readItems(raw)?.length ?? 0) - (links?.length ?? 0);
  if (lost > 0) leftOut(`${lost} without a title or a usable address`);
  return links === undefined || links.length === 0 ? undefined : links;
}

function texts<Group extends Record<string, string>>(raw: unknown, builtIn: Group): Group {
  const given = isRecord(raw) ? raw : {};
  const filled = Object.entries(builtIn).map(([key, text]) => [key, readText(given[key]) ?? text]);
  return Object.fromEntries(filled) as Group;
}
