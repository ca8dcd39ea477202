import type { Organisation } from '@guildhall/organisation';
import { fix, note, ok, type Finding } from '@guildhall/server-kit';

const check = 'security.txt';
const monthMs = 30 * 86_400_000;

/** Checks the contact for vulnerabilities, if there is one: an expired one misleads those who look for it. */
export function checkSecurity(
  { securityContact }: Pick<Organisation, 'securityContact'>,
  now = Date.now(),
): Finding[] {
  if (!securityContact) return [];
  const { expires } = securityContact;
  const remainingMs = Date.parse(expires) - now;
  if (remainingMs <= 0)
    return [
      fix(check, `it expired on ${expires}: set securityContact.expires of the organisation to a later day`),
    ];
  return [
    remainingMs < monthMs
      ? note(
          check,
          `it expires on ${expires}: set securityContact.expires of the organisation to a later day before then`,
        )
      : ok(check, `it is valid until ${expires}`),
  ];
}
