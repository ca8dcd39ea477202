import pagePictures from '../../content/pictures/pages.ts';
import type { Drawing } from './drawing.ts';

/** Every picture that content may name. */
export const catalogue: Drawing[] = [...pagePictures];

const byName = new Map(catalogue.map((drawing) => [drawing.name, drawing]));

export function drawingNamed(name: string): Drawing | undefined {
  return byName.get(name);
}
