import type { Store } from 'jotai';
import { nameDraftAtom, userAtom } from './session-atoms.ts';
import { createTabNote, parseNote } from './tab-note.ts';

const note = createTabNote('guildhall-name-draft');
const maxAgeMs = 30 * 60_000;

/** `of` is the member's ID, `at` the time in ms. */
interface NameDraft {
  of: string;
  at: number;
  name: string;
}

/** Stores an unsaved name in this tab for half an hour after the session ended. */
export function saveNameDraft(store: Store, now = Date.now()): void {
  const user = store.get(userAtom);
  const name = store.get(nameDraftAtom);
  if (!user || !name || name === user.displayName) return;
  note.save(JSON.stringify({ of: user.id, at: now, name } satisfies NameDraft));
}

/** Returns the stored name once, to the same member only. */
export function takeNameDraft(memberId: string, now = Date.now()): string | undefined {
  const { of, at, name } = parseNote(note.takeOut());
  const isTheirs = of === memberId && now - Number(at) < maxAgeMs;
  return isTheirs && typeof name === 'string' ? name : undefined;
}

export const forgetNameDraft = (): void => note.forget();
