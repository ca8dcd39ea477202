import { dateTexts } from '@guildhall/blocks';
import { englishTexts } from './english-texts.ts';
import type { SiteTexts } from './site-texts.ts';

/** Every text in brackets: what is outside of them on a page was not translated. */
export const pseudoTexts: SiteTexts = {
  ...bracket(englishTexts),
  blocks: {
    ...bracket(englishTexts.blocks),
    dates: {
      ...dateTexts,
      months: bracketNames(dateTexts.months),
      weekdays: bracketNames(dateTexts.weekdays),
    },
  },
};

/** Returns what is not in brackets of the texts, labels and titles of HTML, without numbers, signs and currencies. */
export function findUntranslated(html: string): string[] {
  const attributes = [
    ...html.matchAll(
      / (?:aria-label|aria-description|title|alt|placeholder|data-(?:label|loading|failed|forbidden|ended|show|pause|play)[\w-]*)="([^"]*)"/g,
    ),
  ];
  const text = html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    // Amounts and names are elements inside a text.
    .replaceAll(/<(\w+)[^>]* translate="no"[^>]*>([^<]*)<\/\1>/g, '$2')
    .replaceAll(/<[^>]+>/g, '\n');
  return [...text.split('\n'), ...attributes.map(([, value = '']) => value)]
    .map((part) => removeBrackets(decode(part)).trim())
    .filter((part) => /\p{L}{2}/u.test(part.replaceAll(/\b[A-Z]{3}\b/g, '')));
}

function removeBrackets(text: string): string {
  const inner = text.replaceAll(/\[[^[\]]*\]/g, '');
  return inner === text ? text : removeBrackets(inner);
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function bracket<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'object' ? bracket(text as object) : `[${text}]`,
  ]);
  return Object.fromEntries(entries) as Texts;
}

function bracketNames(names: string): string {
  return names
    .split(',')
    .map((name) => `[${name}]`)
    .join();
}
