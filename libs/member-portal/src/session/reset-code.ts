import { createTabNote, parseNote } from './tab-note.ts';

const note = createTabNote('guildhall-reset-code');
/** The identity service's lifetime of a code, about an hour. */
const maxAgeMs = 60 * 60_000;

/**
 * Stores an email's code in this tab until it is used: it is no longer in the URL, and phones unload tabs while their
 * user is in the password manager.
 */
export function saveResetCode(code: string, now = Date.now()): void {
  note.save(JSON.stringify({ code, at: now }));
}

export function readResetCode(now = Date.now()): string | undefined {
  const { code, at } = parseNote(note.read());
  return now - Number(at) < maxAgeMs && typeof code === 'string' ? code : undefined;
}

export const forgetResetCode = (): void => note.forget();
