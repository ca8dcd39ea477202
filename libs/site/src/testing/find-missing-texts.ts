import { isEnglish, type Organisation } from '@guildhall/organisation';
import { englishTexts } from '../texts/english-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';

/** Taken from `signUp`, unless they differ. */
const sharedTexts = /^blocks\.contactForm\.(?:isRequired|isNotValid|loading)$/;

/**
 * Returns the names of all texts that visitors of a site would read in English, such as `cart.notices.gone.title`.
 *
 * @param own a site's own texts
 * @param facts those of its organisation: only English dates have texts, others are written as in its locale
 * @example
 * import { defineTexts } from '@guildhall/site';
 *
 * const missing = findMissingTexts(defineTexts({ cart: { title: 'Warenkorb' } }), { locale: 'de-DE' });
 */
export function findMissingTexts(
  own: OwnTexts,
  { locale = 'en' }: Partial<Pick<Organisation, 'locale'>> = {},
): string[] {
  const missing = listMissing(englishTexts, own, '');
  return isEnglish(locale) ? missing : missing.filter((name) => !name.startsWith('blocks.dates.'));
}

function listMissing(english: object, own: object | undefined, place: string): string[] {
  const known: Record<string, unknown> = { ...own };
  return Object.entries(english).flatMap(([name, text]) => {
    const at = `${place}${name}`;
    if (typeof text === 'object')
      return listMissing(text as object, known[name] as object | undefined, `${at}.`);
    return text === '' || sharedTexts.test(at) || known[name] !== undefined ? [] : [at];
  });
}
