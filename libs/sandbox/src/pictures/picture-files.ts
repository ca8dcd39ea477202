import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findDrawing } from './catalogue.ts';
import { formats } from './drawing.ts';

export type Encoding = 'avif' | 'webp' | 'jpeg';

export interface PictureRequest {
  name: string;
  width: number;
  encoding: Encoding;
}

const folder = join(import.meta.dirname, '../../pictures');

/** The files in the repository, with their sizes in bytes: `<name>-<width>.avif`. */
export const pictureFiles: ReadonlyMap<string, number> = new Map(
  readdirSync(folder)
    .toSorted()
    .map((file) => [file, statSync(join(folder, file)).size]),
);

// Scaling must not slow down requests for content.
sharp.concurrency(1);

/** Returns a function that reads pictures; one whose width or encoding is in no file is scaled at its first request. */
export function createPictureReader(): (request: PictureRequest) => Promise<Buffer> {
  const scaled = new Map<string, Promise<Buffer>>();
  return (request) => {
    const file = `${request.name}-${request.width}.${request.encoding}`;
    if (pictureFiles.has(file)) return readFile(join(folder, file));
    const reading = scaled.get(file) ?? scalePicture(request);
    scaled.set(file, reading);
    return reading;
  };
}

/** Scales the widest file of a picture. The lowest effort for AVIF is five times faster than the next, and no larger. */
async function scalePicture({ name, width, encoding }: PictureRequest): Promise<Buffer> {
  const widest = [1920, 1600, 1024, 640].find((one) => pictureFiles.has(`${name}-${one}.avif`));
  const drawing = findDrawing(name);
  // The height that content states: sharp would cut off its fraction.
  const size = drawing
    ? { height: Math.round(width / formats[drawing.format].ratio), fit: 'fill' as const }
    : {};
  const image = sharp(join(folder, `${name}-${widest}.avif`)).resize({ width, ...size });
  if (encoding === 'avif') return image.avif({ quality: 38, effort: 0 }).toBuffer();
  if (encoding === 'webp') return image.webp({ quality: 60 }).toBuffer();
  return image.jpeg({ quality: 66, mozjpeg: true }).toBuffer();
}
