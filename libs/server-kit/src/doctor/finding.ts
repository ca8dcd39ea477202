/** Result of a check. `fix` is a problem, `note` is for information. Never contains a secret. */
export interface Finding {
  /** Subject of the check, in one or two words. */
  check: string;
  status: 'ok' | 'note' | 'fix';
  /** The result; for `fix` also the remedy. */
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, status: 'ok', text });
export const note = (check: string, text: string): Finding => ({ check, status: 'note', text });
export const fix = (check: string, text: string): Finding => ({ check, status: 'fix', text });
