import type { Block, Entry, Image } from '@guildhall/cms-client';
import type { ProductSummary } from '@guildhall/shop-client';
import type { SharedPicture } from '../page/shared-picture.ts';

/** Pictures of the shop are at most this wide, px. */
const maxShopWidth = 1_600;

/** Returns an entry's picture for shared links: its own, else the first of its blocks. */
export function findSharedPicture({ seo, content }: Entry): SharedPicture | undefined {
  const { image, imageAlt: alt, imageWidth: width, imageHeight: height } = seo;
  if (image !== undefined && isDrawnByEveryone(image))
    return {
      url: image,
      ...(width && height ? { width, height } : findSidesInName(image)),
      ...(alt && { alt }),
    };
  for (const block of content) {
    const picture = toSharedPicture(findImage(block));
    if (picture) return picture;
  }
  return undefined;
}

/** Returns the first picture of a product. */
export function findProductPicture(product: ProductSummary | undefined): SharedPicture | undefined {
  const image = product?.images[0];
  if (!image) return undefined;
  const { url, alt, width, height } = image;
  const scale = Math.min(1, maxShopWidth / width);
  return {
    url,
    ...(width > 0 && height > 0 && { width: Math.round(width * scale), height: Math.round(height * scale) }),
    ...(alt && { alt }),
  };
}

function findImage(block: Block): Image | undefined {
  return 'image' in block && typeof block.image === 'object' ? block.image : undefined;
}

/**
 * Chooses a file in a format that every network shows, if there is one, and whose sides are known: one that states them in its name, or the largest, since those of an `Image` are
 * its largest file's.
 */
function toSharedPicture(image: Image | undefined): SharedPicture | undefined {
  const { md, lg, xl, hero, alt, width, height } = image ?? {};
  const largest = hero ?? xl ?? lg ?? md;
  const findSides = (url: string) =>
    findSidesInName(url) ?? (url === largest && width && height ? { width, height } : undefined);
  const drawn = [xl, lg, hero, md].flatMap((url) => (url && isDrawnByEveryone(url) ? [url] : []));
  const shown = drawn.filter((url) => !isNewFormat(url));
  const files = shown.length > 0 ? shown : drawn;
  const url = files.find(findSides) ?? files[0];
  return url === undefined ? undefined : { url, ...findSides(url), ...(alt && { alt }) };
}

/** Reads the sides that WordPress writes into the names of its files: `harbour-1024x683.jpg`. */
function findSidesInName(url: string): { width: number; height: number } | undefined {
  const [, width, height] = /-(\d{2,5})x(\d{2,5})\.[a-z]{3,4}(?:\?|$)/i.exec(url) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** Not every network shows these: a file in another format is better. */
function isNewFormat(url: string): boolean {
  return /\.(?:webp|avif|jxl|heic)(?:[?#]|$)/i.test(url);
}

/** Sites that show shared links draw no SVG. */
function isDrawnByEveryone(url: string): boolean {
  return !/\.svg(?:[?#]|$)/i.test(url);
}
