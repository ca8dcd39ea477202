import { unfinishedKey } from '../unfinished/index.ts';

/** The `sessionStorage` key of what a payment announces. */
export const awaitedKey = 'guildhall-sign-up-awaited';

/**
 * Forgets an unfinished sign-up, when somebody logs out.
 *
 * @example
 * document.querySelector('#log-out')?.addEventListener('click', forgetSignUp);
 */
export function forgetSignUp(): void {
  try {
    sessionStorage.removeItem(unfinishedKey);
    sessionStorage.removeItem(awaitedKey);
  } catch {
    // Nothing is stored where storage is denied.
  }
}
