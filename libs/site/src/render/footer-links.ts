import { mergeTexts } from '@guildhall/ui';
import type { NavigationLink } from '../chrome/chrome-props.ts';
import type { PageContext } from '../page/page-model.ts';
import { accessibilityTexts } from '../texts/accessibility-texts.ts';
import { contractTexts } from '../texts/contract-texts.ts';
import { consentTexts } from '../texts/consent-texts.ts';

/** Returns the link to the accessibility statement, if the organisation has one. */
export function findAccessibilityLink({
  facts,
  texts,
}: Pick<PageContext, 'facts' | 'texts'>): NavigationLink | undefined {
  const { accessibility } = facts;
  return (
    accessibility && {
      title: mergeTexts(accessibilityTexts, texts?.accessibility).link,
      url: accessibility.path as NavigationLink['url'],
    }
  );
}

/** Returns the links to the pages on which one withdraws from a contract, or cancels it. */
export function listContractLinks({ facts, texts }: Pick<PageContext, 'facts' | 'texts'>): NavigationLink[] {
  const own = mergeTexts(contractTexts, texts?.contracts);
  return (['withdrawal', 'cancellation'] as const).flatMap((statement) => {
    const url = facts.contracts?.[statement]?.path;
    return url === undefined ? [] : [{ title: own[statement].link, url: url as NavigationLink['url'] }];
  });
}

/** Returns the text of the link to the question about cookies. */
export function getConsentTitle({ texts }: Pick<PageContext, 'texts'>): string {
  return mergeTexts(consentTexts, texts?.consent).title;
}
