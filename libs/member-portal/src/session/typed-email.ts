import type { MemberPaths } from '@guildhall/organisation';
import type { Store } from 'jotai';
import type { MemberPage } from './member-page.ts';
import { typedEmailAtom } from './session-atoms.ts';
import { createTabNote } from './tab-note.ts';

const note = createTabNote('guildhall-typed-email');

/** Stores the email typed at the login in this tab, for the page that sends a new link. It is never in a URL. */
export const saveTypedEmail = (email: string): void => note.save(email);

/** Takes the stored email, on the page that sends a new link; any other page forgets it. */
export function restoreTypedEmail(
  store: Store,
  { page, paths }: { page: MemberPage; paths: MemberPaths },
): void {
  const email = note.takeOut();
  if (page.path === paths.resetPassword) store.set(typedEmailAtom, email);
}
