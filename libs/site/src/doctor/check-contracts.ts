import { isEnglish, type Organisation } from '@guildhall/organisation';
import { fix, ok, type Finding } from '@guildhall/server-kit';
import type { SiteBilling } from '@guildhall/suppliers/site';
import type { OwnTexts } from '../texts/site-texts.ts';

const check = 'contracts';

/** The words of links and buttons that the law asks for, by their places in the site's texts. */
function listWords(
  { contracts = {} }: Pick<Organisation, 'contracts'>,
  billing: Pick<SiteBilling, 'hasTransfers'> | undefined,
  texts: OwnTexts,
): [place: string, words: string | undefined][] {
  const functions = (['withdrawal', 'cancellation'] as const).filter((name) => contracts[name]);
  return [
    ...functions.flatMap((name) =>
      (['link', 'confirm'] as const).map((word): [string, string | undefined] => [
        `contracts.${name}.${word}`,
        texts.contracts?.[name]?.[word],
      ]),
    ),
    ...(billing?.hasTransfers
      ? ([['signUp.orderLabel', texts.signUp?.orderLabel]] as [string, string | undefined][])
      : []),
  ];
}

/**
 * Checks that links and buttons of contracts have the words that the law asks for, in the organisation's language. The kit has them in
 * English.
 */
export function checkContracts(
  organisation: Pick<Organisation, 'contracts' | 'language'>,
  billing: Pick<SiteBilling, 'hasTransfers'> | undefined,
  texts: OwnTexts = {},
): Finding[] {
  const words = listWords(organisation, billing, texts);
  if (words.length === 0) return [];
  const missing = isEnglish(organisation.language)
    ? []
    : words.filter(([, text = '']) => text.trim() === '').map(([place]) => place);
  if (missing.length === 0) return [ok(check, 'links and buttons of contracts have their legal wording')];
  return [
    fix(
      check,
      `this legal wording is missing in ${organisation.language}: ${missing.join(', ')}. Add it to the site’s texts, and give these to collectSiteFindings`,
    ),
  ];
}
