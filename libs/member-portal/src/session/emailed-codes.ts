import { createTabNote, parseNote } from './tab-note.ts';

/** The identity service's lifetime of a code, about an hour. */
const maxAgeMs = 60 * 60_000;

/**
 * Stores an email's code in this tab until it is used: it is no longer in the URL, and phones unload tabs while their
 * user is in the password manager.
 */
function createCodeNote(key: string) {
  const note = createTabNote(key);
  return {
    save: (code: string, now = Date.now()): void => note.save(JSON.stringify({ code, at: now })),
    read(now = Date.now()): string | undefined {
      const { code, at } = parseNote(note.read());
      return now - Number(at) < maxAgeMs && typeof code === 'string' ? code : undefined;
    },
    forget: note.forget,
  };
}

/** The code of an email about a password. */
export const resetCode = createCodeNote('guildhall-reset-code');

/** The secret of a link that logs in, or changes an address. Another note: each page would take the other’s for its own. */
export const linkSecret = createCodeNote('guildhall-link-secret');
