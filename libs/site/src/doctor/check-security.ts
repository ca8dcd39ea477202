import { fix, note, ok, type Finding } from '@guildhall/server-kit';
import type { Config } from '../config/config.ts';

const check = 'security.txt';
const monthMs = 30 * 86_400_000;

/** Checks the contact for vulnerabilities, if there is one: an expired one misleads those who look for it. */
export function checkSecurity(
  { SECURITY_EXPIRES: expires }: Pick<Config, 'SECURITY_EXPIRES'>,
  now = Date.now(),
): Finding[] {
  if (expires === undefined) return [];
  const remainingMs = Date.parse(expires) - now;
  if (remainingMs <= 0) return [fix(check, `it expired on ${expires}: set SECURITY_EXPIRES to a later day`)];
  return [
    remainingMs < monthMs
      ? note(check, `it expires on ${expires}: set SECURITY_EXPIRES to a later day before then`)
      : ok(check, `it is valid until ${expires}`),
  ];
}
