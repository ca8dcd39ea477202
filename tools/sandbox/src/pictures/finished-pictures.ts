import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineHash, formats, widths, type Drawing, type Size } from '@guildhall/drawings';
import { catalogue, findDrawing } from './catalogue.ts';
import type { PictureRequest } from './picture-store.ts';

/** Pictures in the repository, which are never drawn at run time. */
export const finishedFolder: string = join(import.meta.dirname, '../../pictures');

/** The content of `drawn-from.json` next to the finished pictures. */
export interface DrawingSources {
  /** Hash of the drawing code. */
  engine: string;
  /** Hash of each drawing, by picture name. */
  drawings: Record<string, string>;
}

/** Pictures on the homepage that browsers request in more than the smallest size, with those sizes. */
const homepageSizes: Record<string, readonly Size[]> = {
  'home-hero': ['lg', 'xl', 'hero'],
  'home-archive': ['lg', 'xl', 'hero'],
  'home-membership': ['lg', 'xl', 'hero'],
  'news-the-town-that-decided-to-be-an-island': ['lg', 'xl', 'hero'],
  'blog-why-we-print-our-mistakes': ['lg', 'xl', 'hero'],
  'case-nine-cold-days': ['lg'],
  'case-a-school-that-can-shrink': ['lg'],
  'case-the-care-rota-of-2040': ['lg'],
};

/**
 * Every finished picture: the smallest size of all, and the sizes the homepage requests. AVIF, which browsers prefer.
 */
export const finishedPictures: readonly PictureRequest[] = catalogue.flatMap((drawing) =>
  listFinishedSizes(drawing).map((size) => ({ name: drawing.name, width: widths[size], encoding: 'avif' })),
);

function listFinishedSizes({ name, format }: Drawing): Size[] {
  return formats[format].sizes.filter((size) => size === 'md' || homepageSizes[name]?.includes(size));
}

export function toFileName({ name, width, encoding }: PictureRequest): string {
  return `${name}-${width}.${encoding}`;
}

/** Hashes a drawing without its alternative text. */
export function hashDrawing({ alt: _words, ...drawing }: Drawing): string {
  return createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 8);
}

/** Hashes of the current code and drawings: finished pictures made from them are up to date. */
export function describeSources(): DrawingSources {
  return {
    engine: engineHash,
    drawings: Object.fromEntries(catalogue.map((drawing) => [drawing.name, hashDrawing(drawing)])),
  };
}

/**
 * Reads finished pictures. Those of a changed drawing are not used, and none is used once the drawing code has changed:
 * then pictures are drawn on request, until `npm run pictures -w @guildhall/sandbox` finishes them again.
 */
export function createFinishedPictures(folder: string = finishedFolder) {
  const names = new Set(finishedPictures.map(toFileName));
  const drawnFrom = readFile(join(folder, 'drawn-from.json'), 'utf8').then(
    (text) => JSON.parse(text) as DrawingSources,
    () => undefined,
  );
  return async (order: PictureRequest): Promise<Buffer | undefined> => {
    if (!names.has(toFileName(order))) return undefined;
    const [drawing, from] = [findDrawing(order.name), await drawnFrom];
    const upToDate =
      drawing !== undefined &&
      from?.engine === engineHash &&
      from.drawings[order.name] === hashDrawing(drawing);
    return upToDate ? readFile(join(folder, toFileName(order))).catch(() => undefined) : undefined;
  };
}
