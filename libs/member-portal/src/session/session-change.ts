import { showInfoMessage } from '@guildhall/ui';
import type { Store } from 'jotai';
import type { MemberTexts } from '../texts/member-texts.ts';

/** A login or a logout by the visitor. */
export type SessionChange = 'in' | 'out';

export interface ChangeOptions {
  texts: MemberTexts;
  isRemembered: () => boolean;
}

const key = 'guildhall-session-change';

/** Says that the visitor is logged in or out now. */
export function showSessionChange(
  store: Store,
  change: SessionChange,
  { texts }: Pick<ChangeOptions, 'texts'>,
): void {
  const title = change === 'in' ? texts.loggedInText : texts.loggedOutText;
  showInfoMessage(store, { status: 'success', title });
}

/** Leaves it to the next page to say so, where a login or a logout leads to one. */
export function saveSessionChange(change: SessionChange): void {
  try {
    sessionStorage.setItem(key, change);
  } catch {
    // Storage is blocked: the title of the next page has to do.
  }
}

/** Says, once, what the previous page left to this one. */
export function restoreSessionChange(store: Store, options: ChangeOptions): void {
  const change = takeSaved();
  const isTrue = options.isRemembered() === (change === 'in');
  if (change && isTrue) showSessionChange(store, change, options);
}

function takeSaved(): SessionChange | undefined {
  try {
    const saved = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return saved === 'in' || saved === 'out' ? saved : undefined;
  } catch {
    return undefined;
  }
}
