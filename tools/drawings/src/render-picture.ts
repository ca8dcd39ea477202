import sharp from 'sharp';
import type { Drawing } from './drawing.ts';
import { print } from './print.ts';

export type Encoding = 'avif' | 'webp' | 'jpeg';

/** Prints `drawing`, `width` pixels wide, and encodes it. */
export async function renderPicture(drawing: Drawing, width: number, encoding: Encoding): Promise<Buffer> {
  const { pixels, height } = await print(drawing, width);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  // The lowest effort is five times faster than the next, and no larger at a slightly lower quality.
  if (encoding === 'avif') {
    const quality = width > 1024 ? 36 : height >= width ? 38 : 42;
    return image.avif({ quality, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
  }
  if (encoding === 'webp') return image.webp({ quality: width > 1024 ? 56 : 64 }).toBuffer();
  return image.jpeg({ quality: width > 1024 ? 62 : 70, mozjpeg: true }).toBuffer();
}
