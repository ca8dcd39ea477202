import { atom } from 'jotai';

/** `loading`: its URL is being fetched. */
export interface PortalState {
  open: boolean;
  loading: boolean;
  url: string | undefined;
}

export const closedPortal: PortalState = { open: false, loading: false, url: undefined };

export const portalAtom = atom<PortalState>(closedPortal);
