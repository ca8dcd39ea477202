'use client';

import { atom } from 'jotai';

/**
 * The notice before a redirect: its target and when it follows, ms; nothing while none is coming.
 *
 * @example
 * const target = store.get(redirectWindowAtom)?.to;
 */
export const redirectWindowAtom = atom<{ to: string; afterMs: number } | undefined>(undefined);
