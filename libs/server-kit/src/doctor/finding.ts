/** What the doctor says of one thing: `fix` must be fixed, `note` is worth knowing. Never holds a secret. */
export interface Finding {
  /** What was checked, in a word or two. */
  check: string;
  status: 'ok' | 'note' | 'fix';
  /** What was found, and for `fix` what to do. */
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, status: 'ok', text });
export const note = (check: string, text: string): Finding => ({ check, status: 'note', text });
export const fix = (check: string, text: string): Finding => ({ check, status: 'fix', text });
