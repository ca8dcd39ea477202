import type { ApiTexts } from './api-texts.ts';
import { englishApiTexts } from './english-api-texts.ts';

/** Every text in brackets: what is outside of them was not translated. */
export const pseudoTexts: ApiTexts = bracket(englishApiTexts);

/** Returns the words outside of brackets, without those of addresses and dates. */
export function findUntranslated(text: string): string[] {
  const words = removeBrackets(text)
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\b\d\S*/g, '');
  return words.match(/\p{L}{2,}/gu) ?? [];
}

function removeBrackets(text: string): string {
  const inner = text.replaceAll(/\[[^[\]]*\]/g, '');
  return inner === text ? text : removeBrackets(inner);
}

function bracket<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return `[${texts}]` as Texts;
  if (Array.isArray(texts)) return texts.map(bracket) as Texts;
  return Object.fromEntries(
    Object.entries(texts as object).map(([name, text]) => [name, bracket(text)]),
  ) as Texts;
}
