import { fillText } from '../format/fill-text.ts';
import type { MailOptions } from './mail-options.ts';
import type { MailText } from './mail-text.ts';

/**
 * Adds the link to the page on which one withdraws, if the organisation has one, to an email about a new contract.
 *
 * @param reference of the contract, which that page then knows
 */
export function addWithdrawLink(
  { siteOrigin, organisation, texts }: MailOptions,
  mail: MailText,
  reference?: string,
): MailText {
  const { withdrawal } = organisation.contracts ?? {};
  if (!withdrawal) return mail;
  const query = reference === undefined ? '' : `?${new URLSearchParams({ contract: reference })}`;
  const link = {
    before: fillText(texts.contracts.withdrawHint, { days: withdrawal.days }),
    label: texts.contracts.withdraw,
    url: `${siteOrigin}${withdrawal.path}${query}`,
  };
  return { ...mail, after: [...mail.after, link] };
}
