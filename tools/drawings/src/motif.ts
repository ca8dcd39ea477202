import type { Colour } from './palette.ts';
import type { Random } from './random.ts';

/** One ink on the paper. The opacity of `shapes` (SVG) is the amount of ink. */
export interface Plate {
  ink: Colour;
  shapes: string;
  /** 0 prints soft tones, towards 1 they break up into grain. Full ink stays full. Default 0.7. */
  grain?: number;
  /** `multiply` darkens the layers below, like transparent ink; `over` covers them. Default `multiply`. */
  blend?: 'multiply' | 'over';
}

/** A motif's sheet: 1200 units wide, `height` depends on the format. */
export interface Sheet {
  width: number;
  height: number;
  ground: Colour;
  random: Random;
  variant: string;
}

export type Motif = (sheet: Sheet) => Plate[];
