import { unfinishedKey } from '../unfinished/index.ts';

/** Forgets an unfinished sign-up, when somebody logs out. */
export function forgetSignUp(): void {
  try {
    sessionStorage.removeItem(unfinishedKey);
  } catch {
    // Nothing is stored where storage is denied.
  }
}
