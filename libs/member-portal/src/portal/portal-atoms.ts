'use client';

import { atom } from 'jotai';

/** The billing portal's window. */
export interface PortalState {
  /** True while the window is shown. */
  open: boolean;
  /** True while its page is requested from the api. */
  loading: boolean;
  /** The page to frame, which works once; `undefined` while the window is closed. */
  url: string | undefined;
}

export const closedPortal: PortalState = { open: false, loading: false, url: undefined };

/**
 * The state of the portal's window. `membersAtom` has what opens and closes it.
 *
 * @example
 * const isOpen = store.get(portalAtom).open;
 */
export const portalAtom = atom<PortalState>(closedPortal);
