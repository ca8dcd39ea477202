export { draw, drawingColour, type Drawing } from './drawing.ts';
export { engineHash } from './engine-hash.ts';
export { formats, widths, type Format, type Size } from './format.ts';
export type { Plate } from './motif.ts';
export { motifs, type MotifName } from './motifs/motifs.ts';
export { hairStyles } from './motifs/profile.ts';
export { palette, type Colour } from './palette.ts';
export { renderPicture, type Encoding } from './render-picture.ts';
