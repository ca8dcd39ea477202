import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineHash, formats, widths, type Drawing, type Size } from '@guildhall/drawings';
import { catalogue, findDrawing } from './catalogue.ts';
import type { PictureRequest } from './picture-store.ts';

/** Pictures that are in the repository, so that they need not be drawn: docs/decisions/0014. */
export const finishedFolder: string = join(import.meta.dirname, '../../pictures');

/** The content of `drawn-from.json` beside the finished pictures. */
export interface DrawingSources {
  /** The code that drew them. */
  engine: string;
  /** By a picture's name, the hash of its drawing. */
  drawings: Record<string, string>;
}

/** The pictures of the front page that browsers request in more than the smallest size, and in which sizes. */
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
 * Every picture that is finished: the smallest size of all, and the sizes that the front page requests. In AVIF, which
 * browsers prefer.
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

/** The hash of a drawing, without its alternative text. */
export function hashDrawing({ alt: _words, ...drawing }: Drawing): string {
  return createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 8);
}

/** The code and the drawings of now, from which finished pictures must have been drawn to be up to date. */
export function describeSources(): DrawingSources {
  return {
    engine: engineHash,
    drawings: Object.fromEntries(catalogue.map((drawing) => [drawing.name, hashDrawing(drawing)])),
  };
}

/**
 * Reads finished pictures. Those of a drawing that has changed are not used, and none is used once the code that draws
 * has changed: then pictures are drawn at a request, until `npm run pictures -w @guildhall/sandbox` finishes them
 * again.
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
