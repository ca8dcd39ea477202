import type { OwnTexts, SiteTexts } from '@guildhall/site';
import { englishTexts } from '@guildhall/site/testing';

/** With every part that may be missing. */
type Complete<Part> = Part extends object
  ? { [Name in keyof Part]-?: Complete<NonNullable<Part[Name]>> }
  : Part;

/** Every text of a site, by feature. */
export type Words = Complete<SiteTexts>;

/** Returns the English texts with those that a site replaces. */
export function createWords(own: OwnTexts = {}): Words {
  return merge(englishTexts, own) as Words;
}

/** Replaces texts at every depth. */
function merge(texts: object, own: object): object {
  const replaced = Object.entries(own).map(([name, text]) => {
    const before = (texts as Record<string, unknown>)[name];
    return [name, isTexts(text) && isTexts(before) ? merge(before, text) : text];
  });
  return { ...texts, ...(Object.fromEntries(replaced) as object) };
}

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null;

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
