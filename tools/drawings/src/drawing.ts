import { formats, type Format } from './format.ts';
import type { Plate } from './motif.ts';
import { motifs, type MotifName } from './motifs/motifs.ts';
import { palette, type Colour } from './palette.ts';
import { createRandom } from './random.ts';

/** A picture: its motif, seed, shape and colours. */
export interface Drawing {
  /** Part of its URL: letters, digits and hyphens. */
  name: string;
  motif: MotifName;
  seed: number;
  format: Format;
  ground: Colour;
  /** A variation of the motif, such as a person's hair. */
  variant?: string;
  alt: string;
}

export const sheetWidth = 1200;

export function sheetHeight(format: Format): number {
  return sheetWidth / formats[format].ratio;
}

export function draw(drawing: Drawing): Plate[] {
  return motifs[drawing.motif]({
    width: sheetWidth,
    height: sheetHeight(drawing.format),
    ground: drawing.ground,
    random: createRandom(drawing.seed),
    variant: drawing.variant ?? '',
  });
}

/** Known from the drawing, not measured, so that content can include it before anything is rendered. */
export function drawingColour(drawing: Drawing): string {
  return palette[drawing.ground];
}
