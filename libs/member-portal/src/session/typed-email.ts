import type { MemberPaths } from '@guildhall/organisation';
import type { Store } from 'jotai';
import type { MemberPage } from './member-page.ts';
import { typedEmailAtom } from './session-atoms.ts';

const key = 'guildhall-typed-email';

/** Stores the email typed at the login in this tab, for the page that sends a new link. It is never in a URL. */
export function saveTypedEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // Storage is blocked: the email has to be typed again.
  }
}

/** Takes the stored email, on the page that sends a new link; any other page forgets it. */
export function restoreTypedEmail(
  store: Store,
  { page, paths }: { page: MemberPage; paths: MemberPaths },
): void {
  try {
    const email = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    if (page.path === paths.resetPassword) store.set(typedEmailAtom, email);
  } catch {
    // Storage is blocked.
  }
}
