import { toNaturalAddresses } from './to-natural-addresses.ts';
import { texturise } from './natural-text.ts';

/** WordPress's names for its image sizes, by the widths of the seed's pictures. */
const cuts = { md: ['medium', 640], lg: ['large', 1024], xl: ['1536x1536', 1600] } as const;

/** Returns a picture in the shape of `wp_get_attachment_url()`, or of ACF: the full size and the sizes made from it. */
export function toNaturalPicture(picture: Record<string, unknown>, as: 'array' | 'address'): unknown {
  const address = (size: string) =>
    typeof picture[size] === 'string' ? toNaturalAddresses(picture[size]) : undefined;
  const fullSize = address('hero') ?? address('xl') ?? address('lg') ?? address('md');
  if (as === 'address') return fullSize;
  const width = Number(picture['width']);
  const height = Number(picture['height']);
  const sizes: Record<string, unknown> = {};
  for (const [size, [name, cutWidth]] of Object.entries(cuts)) {
    if (address(size) === undefined) continue;
    sizes[name] = address(size);
    sizes[`${name}-width`] = Math.min(cutWidth, width);
    sizes[`${name}-height`] = Math.round((Math.min(cutWidth, width) * height) / width);
  }
  return {
    ...{ ID: 4711, id: 4711, url: fullSize, alt: texturise(String(picture['alt'] ?? '')), caption: '' },
    ...{ mime_type: 'image/jpeg', width, height, sizes },
  };
}
