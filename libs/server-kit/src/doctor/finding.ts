/** Result of a check. `fix` is a problem, `note` is for information. Never contains a secret. */
export interface Finding {
  /** Subject of the check, in one or two words. */
  check: string;
  /** `fix` makes `npm run doctor` fail; `ok` and `note` do not. */
  status: 'ok' | 'note' | 'fix';
  /** The result; for `fix` also the remedy. */
  text: string;
}

/**
 * Creates a finding that nothing has to be done about.
 *
 * @example
 * ok('content', 'it responds'); // { check: 'content', status: 'ok', text: 'it responds' }
 */
export const ok = (check: string, text: string): Finding => ({ check, status: 'ok', text });
/**
 * Creates a finding that an operator should know about, and that stops nothing.
 *
 * @example
 * note('redis', 'REDIS_URL is not encrypted: keep it inside your own network');
 */
export const note = (check: string, text: string): Finding => ({ check, status: 'note', text });
/**
 * Creates a finding about a problem. Its text says what is wrong, then what to do.
 *
 * @example
 * fix('billing', 'it rejects BILLING_KEY: create a new key in the vendor’s settings');
 */
export const fix = (check: string, text: string): Finding => ({ check, status: 'fix', text });
