import { englishTexts } from '../texts/english-texts.ts';
import type { OwnTexts } from '../texts/site-texts.ts';

/** Taken from `signUp`, unless they differ. */
const sharedTexts = /^blocks\.contactForm\.(?:isRequired|isNotValid|loading)$/;

/**
 * Returns the names of all texts that visitors of a site would read in English, such as `cart.notices.gone.title`.
 *
 * @param own a site's own texts
 * @example
 * it('has every text of the kit', () => {
 *   expect(findMissingTexts(texts)).toEqual([]);
 * });
 */
export function findMissingTexts(own: OwnTexts): string[] {
  return listMissing(englishTexts, own, '');
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
