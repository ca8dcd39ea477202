import type { Store } from 'jotai';
import { nameDraftAtom, userAtom } from './session-atoms.ts';

const key = 'guildhall-name-draft';
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
  try {
    sessionStorage.setItem(key, JSON.stringify({ of: user.id, at: now, name } satisfies NameDraft));
  } catch {
    // Storage is blocked: the name has to be entered again.
  }
}

/** Returns the stored name once, to the same member only. */
export function takeNameDraft(memberId: string, now = Date.now()): string | undefined {
  try {
    const { of, at, name } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<NameDraft>;
    forgetNameDraft();
    const isTheirs = of === memberId && typeof at === 'number' && now - at < maxAgeMs;
    return isTheirs && typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

export function forgetNameDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
