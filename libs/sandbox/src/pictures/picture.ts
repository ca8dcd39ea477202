import type { RawImage } from '../content/raw/raw-card.ts';
import { onContentHost } from '../content/content-host.ts';
import type { PictureSeed } from '../content/seed/seed.ts';
import { findDrawing } from './catalogue.ts';
import { formats, widths } from './drawing.ts';
import { pictureEdition } from './edition.ts';

/**
 * Returns a picture as the content service does.
 *
 * @throws Error if the catalogue has no drawing with this name
 */
export function picture(name: PictureSeed): RawImage {
  if (typeof name !== 'string') return name;
  const drawing = findDrawing(name);
  if (drawing === undefined) throw new Error(`[GUILDHALL_SANDBOX_PICTURE] No picture is called "${name}".`);
  const format = formats[drawing.format];
  const image: RawImage = {};
  for (const size of format.sizes) {
    image[size] = onContentHost(`/media/${name}-${widths[size]}.jpg?v=${pictureEdition}`);
  }
  const width = Math.max(...format.sizes.map((size) => widths[size]));
  return {
    ...image,
    alt: drawing.alt,
    width,
    height: Math.round(width / format.ratio),
    color: drawing.colour,
  };
}
