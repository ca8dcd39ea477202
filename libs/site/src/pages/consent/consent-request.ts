import type { ConsentPurpose } from '@guildhall/organisation';

/** The purposes a visitor chose, or an error message. */
export type ConsentRequest =
  | { purposes: readonly ConsentPurpose[]; error?: never }
  | { purposes?: never; error: string };

/**
 * Parses the form: `choice` is the pressed button (`all`, `none` or `some`); with `some`, each ticked box is a
 * `purpose`.
 */
export function parseConsentRequest(body: string, offered: readonly ConsentPurpose[]): ConsentRequest {
  const form = new URLSearchParams(body);
  const choice = form.get('choice');
  if (choice === 'none') return { purposes: [] };
  if (choice === 'all') return { purposes: offered };
  if (choice !== 'some') return { error: 'choice must be all, none or some' };
  const ticked = form.getAll('purpose');
  if (!ticked.every((purpose) => offered.some((one) => one === purpose)))
    return { error: `purpose must be ${offered.join(' or ')}` };
  return { purposes: offered.filter((purpose) => ticked.includes(purpose)) };
}
