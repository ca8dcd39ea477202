import type { OwnTexts, SiteTexts } from '@guildhall/site';
import { englishTexts } from '@guildhall/site/testing';
import { mergeTexts } from '@guildhall/ui';

/** With every part that may be missing. */
type Complete<Part> = Part extends object
  ? { [Name in keyof Part]-?: Complete<NonNullable<Part[Name]>> }
  : Part;

/** Every text of a site, by feature. */
export type Words = Complete<SiteTexts>;

/** Returns the English texts with those that a site replaces. */
export function createWords(own: OwnTexts = {}): Words {
  return mergeTexts(englishTexts, own) as Words;
}

/** Matches a text of which parts change: `{title} is in your cart`. Given values have to be as they are. */
export function toPattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text.split(/\{(\w+)\}/);
  return new RegExp(
    parts
      .map((part, at) => (at % 2 === 0 ? escape(part) : escapeValue(values[part])))
      .join('')
      .replaceAll(/\s+/g, '\\s+'),
  );
}

const escapeValue = (value: string | number | undefined): string =>
  value === undefined ? '.+' : escape(String(value));

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
