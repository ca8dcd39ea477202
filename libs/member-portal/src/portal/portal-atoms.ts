'use client';

import { atom } from 'jotai';

export interface PortalState {
  open: boolean;
  loading: boolean;
  url: string | undefined;
}

export const closedPortal: PortalState = { open: false, loading: false, url: undefined };

export const portalAtom = atom<PortalState>(closedPortal);
