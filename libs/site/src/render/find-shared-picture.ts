import type { Block, Entry, Image } from '@guildhall/cms-client';
import type { ProductSummary } from '@guildhall/shop-client';
import type { SharedPicture } from '../page/shared-picture.ts';

/** Pictures of the shop are at most this wide, px. */
const maxShopWidth = 1_600;

/** Returns an entry's picture for shared links: its own, else the first of its blocks. */
export function findSharedPicture({ seo, content }: Entry): SharedPicture | undefined {
  const { image, imageAlt: alt, imageWidth: width, imageHeight: height } = seo;
  if (image !== undefined && isDrawnByEveryone(image))
    return { url: image, ...(width && height && { width, height }), ...(alt && { alt }) };
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

/** The size of an `Image` is only that of its shape: its files may be smaller. */
function toSharedPicture(image: Image | undefined): SharedPicture | undefined {
  const url = image?.xl ?? image?.lg ?? image?.hero ?? image?.md;
  return url !== undefined && isDrawnByEveryone(url)
    ? { url, ...(image?.alt && { alt: image.alt }) }
    : undefined;
}

/** Sites that show shared links draw no SVG. */
function isDrawnByEveryone(url: string): boolean {
  return !/\.svg(?:[?#]|$)/i.test(url);
}
