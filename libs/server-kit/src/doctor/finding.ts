/** A finding of the doctor: `fix` must be fixed, `note` is worth knowing. Never holds a secret. */
export interface Finding {
  /** The subject of the check, in a word or two. */
  check: string;
  status: 'ok' | 'note' | 'fix';
  /** The result, and for `fix` the way to mend it. */
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, status: 'ok', text });
export const note = (check: string, text: string): Finding => ({ check, status: 'note', text });
export const fix = (check: string, text: string): Finding => ({ check, status: 'fix', text });
