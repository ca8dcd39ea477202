import type { Colour } from './palette.ts';
import type { Random } from './random.ts';

/** One ink on the paper: `shapes` is SVG whose opacity says how much of the ink lies where. */
export interface Plate {
  ink: Colour;
  shapes: string;
  /** 0 prints soft tones, towards 1 they break up into grain. Full ink stays full. Default 0.7. */
  grain?: number;
  /** `multiply` darkens what lies under it, as transparent ink does; `over` covers it. Default `multiply`. */
  blend?: 'multiply' | 'over';
}

/** What a motif draws on: 1200 units wide, `height` by the format. */
export interface Sheet {
  width: number;
  height: number;
  ground: Colour;
  random: Random;
  variant: string;
}

export type Motif = (sheet: Sheet) => Plate[];
