import type { Motif } from '../drawing.ts';
import { horizon } from './horizon.ts';

/** The ideas of time that pictures are drawn from. */
export const motifs = { horizon } satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
