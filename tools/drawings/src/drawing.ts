import { formats, type Format } from './format.ts';
import type { Plate } from './motif.ts';
import { motifs, type MotifName } from './motifs/motifs.ts';
import { palette, type Colour } from './palette.ts';
import { createRandom } from './random.ts';

/** One picture: which motif is drawn, from which seed, in which shape and colours. */
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
