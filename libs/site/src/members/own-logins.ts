import type { LoginsFactory } from '@guildhall/browser-suppliers';
import { atom, type Store } from 'jotai';

/** Fetches the half for browsers of the site's identity supplier. */
type LoadLogins = () => Promise<LoginsFactory>;

/** Set by the hydrator, from the file that `guildhall({ logins })` names. */
export const ownLoginsAtom = atom<{ load: LoadLogins }>();

/** Names the site's identity supplier. */
export function nameLogins(store: Store, load: LoadLogins): void {
  store.set(ownLoginsAtom, { load });
}
