import { showInfoMessage } from '@guildhall/ui';
import type { Store } from 'jotai';
import type { MemberTexts } from '../texts/member-texts.ts';
import { createTabNote } from './tab-note.ts';

/** A login or a logout by the visitor. */
export type SessionChange = 'in' | 'out';

export interface ChangeOptions {
  texts: MemberTexts;
  isRemembered: () => boolean;
}

const note = createTabNote('guildhall-session-change');

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
export const saveSessionChange = (change: SessionChange): void => note.save(change);

/** Says, once, what the previous page left to this one. */
export function restoreSessionChange(store: Store, options: ChangeOptions): void {
  const change = note.takeOut();
  // Another tab may have changed it meanwhile.
  if (change === (options.isRemembered() ? 'in' : 'out')) showSessionChange(store, change, options);
}
