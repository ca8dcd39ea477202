'use client';

import { atom } from 'jotai';

/** The notice before a redirect; nothing while none is coming. */
export const redirectWindowAtom = atom<{ to: string; afterMs: number } | undefined>(undefined);
