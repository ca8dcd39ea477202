import { createRandom, type Random } from './random.ts';
import { formats, type Format } from './format.ts';
import { motifs, type MotifName } from './motifs/motifs.ts';
import { palette, type Colour } from './palette.ts';

/** One picture of the catalogue: which idea is drawn, from which seed, in which shape and colours. */
export interface Drawing {
  /** Part of its address: letters, digits and hyphens. */
  name: string;
  motif: MotifName;
  seed: number;
  format: Format;
  /** The colour of the ground: the picture's dominant colour. */
  ground: Colour;
  /** A choice within the motif, such as how a person wears their hair. */
  variant?: string;
  /** What is drawn, in a sentence. */
  alt: string;
}

/** One ink on the paper: `shapes` is SVG whose opacity says how much of the ink lies where. */
export interface Plate {
  ink: Colour;
  shapes: string;
  /** 0 prints soft tones, towards 1 they break up into grain. Full ink stays full. Default 0.75. */
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

export const sheetWidth = 1200;

export function sheetHeight(format: Format): number {
  return sheetWidth / formats[format].ratio;
}

/** The plates of a drawing, printed in this order. */
export function draw(drawing: Drawing): Plate[] {
  return motifs[drawing.motif]({
    width: sheetWidth,
    height: sheetHeight(drawing.format),
    ground: drawing.ground,
    random: createRandom(drawing.seed),
    variant: drawing.variant ?? '',
  });
}

/** Known from the drawing, not measured, so that content can carry it before anything is rendered. */
export function drawingColour(drawing: Drawing): string {
  return palette[drawing.ground];
}
