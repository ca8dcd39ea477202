import type { Store } from 'jotai';
import { nameDraftAtom, userAtom } from './session-atoms.ts';

const key = 'guildhall-name-draft';
const maxAgeMs = 30 * 60_000;

/** What is kept: the name, whose it is, and since when (ms). */
interface NameDraft {
  of: string;
  at: number;
  name: string;
}

/** Keeps a name that was typed and not saved when the session ended: in this tab, for half an hour. */
export function saveNameDraft(store: Store, now = Date.now()): void {
  const user = store.get(userAtom);
  const name = store.get(nameDraftAtom);
  if (!user || !name || name === user.displayName) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ of: user.id, at: now, name } satisfies NameDraft));
  } catch {
    // Storage is denied: the name has to be typed again.
  }
}

/** The name that was kept for a member, once. Somebody else gets nothing, and what was kept is gone. */
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
    // Storage is denied: nothing was kept either.
  }
}
