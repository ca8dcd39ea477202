import type { SafeUrl } from '@guildhall/safe-content';
import type { Image } from './image.ts';
import { reportLoss } from '../problems/losses.ts';
import { isRecord } from './is-record.ts';
import { readText, readWholeNumber, readWord } from './values.ts';

type ReadImageUrl = (value: unknown) => SafeUrl | undefined;

/** An image file. Sides in px; 0 if unknown. */
interface ImageFile {
  url: SafeUrl;
  width: number;
  height: number;
}

/** Minimum width for each place of an `Image`. WordPress's default sizes come close. */
const places = [
  ['md', 600],
  ['lg', 1000],
  ['xl', 1500],
  ['hero', 1900],
] as const;
/** Widths of WordPress's sizes, if no other information is given. */
const widthByName: Record<string, number> = {
  ...{ md: 640, lg: 1024, xl: 1600, hero: 1920 },
  ...{ thumbnail: 150, medium: 300, medium_large: 768, large: 1024, '1536x1536': 1536, '2048x2048': 2048 },
};
/** Limit in px: a wrong number would break the layout. */
const maxSide = 20_000;

/**
 * Reads an image in the shapes a content service may send: a URL; `[url, width, height]`; the four sizes of an
 * `Image`; or `{ url, width, height, alt, sizes }` with sizes as URLs (and `<name>-width` next to them) or as `{ url
 * | source_url, width, height }`. Sides may also be in the file name (`-1024x683.jpg`).
 */
export function readImage(raw: unknown, picture: ReadImageUrl): Image | undefined {
  if ((readWholeNumber(raw) ?? 0) > 0) {
    reportLoss(...numberProblem);
    return undefined;
  }
  const value = typeof raw === 'string' ? { url: raw } : Array.isArray(raw) ? fromTuple(raw) : raw;
  if (!isRecord(value)) return undefined;
  const image: Image = { alt: readText(value['alt']) ?? '' };
  for (const [place] of places) {
    const url = picture(value[place]);
    if (url !== undefined) image[place] = url;
  }
  const largestSize = image.hero ?? image.xl ?? image.lg ?? image.md;
  const original = readFile(value['url'] ?? value['source_url'], value, picture);
  if (largestSize === undefined) fillPlaces(image, original, readFiles(value['sizes'], picture));
  const largest = image.hero ?? image.xl ?? image.lg ?? image.md;
  if (largest === undefined) return undefined;
  const { width, height } = original ?? readFile(largest, value, () => largest) ?? { width: 0, height: 0 };
  if (width && height) Object.assign(image, { width, height });
  const color = readWord(value['color']);
  if (color !== undefined && /^#[0-9a-f]{6}$/i.test(color)) image.color = color;
  return image;
}

const numberProblem = [
  'the picture is only a media library ID',
  'Ask the site’s developer to make the content service send the picture’s URL, or the value of `get_field()`.',
] as const;

/** Puts the smallest sufficient file into each place; for a small image, its largest file. */
function fillPlaces(image: Image, original: ImageFile | undefined, sizes: readonly ImageFile[]): void {
  const files = [...sizes.filter((file) => !isCrop(file, original)), ...(original ? [original] : [])];
  const sorted = files.toSorted((a, b) => (a.width || maxSide) - (b.width || maxSide));
  const taken = new Set<SafeUrl>();
  for (const [name, least] of places) {
    const url = sorted.find(({ width }) => width === 0 || width >= least)?.url;
    if (url !== undefined && !taken.has(url)) image[name] = url;
    if (url !== undefined) taken.add(url);
  }
  const largest = sorted.at(-1);
  if (taken.size === 0 && largest) image.md = largest.url;
}

/** Returns true for a cropped size, which is a different picture. */
function isCrop(file: ImageFile, original: ImageFile | undefined): boolean {
  if (!original?.width || !original.height || !file.width || !file.height) return false;
  return Math.abs((file.width * original.height) / (file.height * original.width) - 1) > 0.05;
}

function readFiles(sizes: unknown, picture: ReadImageUrl): ImageFile[] {
  if (!isRecord(sizes)) return [];
  return Object.entries(sizes).flatMap(([name, size]) => {
    if (typeof size !== 'string' && !isRecord(size)) return [];
    const beside = { width: sizes[`${name}-width`], height: sizes[`${name}-height`] };
    const file = isRecord(size)
      ? readFile(size['url'] ?? size['source_url'], size, picture)
      : readFile(size, beside, picture);
    return file === undefined ? [] : [{ ...file, width: file.width || (widthByName[name] ?? 0) }];
  });
}

function readFile(
  url: unknown,
  sides: Readonly<Record<string, unknown>>,
  picture: ReadImageUrl,
): ImageFile | undefined {
  const address = picture(url);
  if (address === undefined) return undefined;
  const [, nameWidth, nameHeight] = /-(\d{2,5})x(\d{2,5})\.[a-z]{3,4}(?:\?|$)/i.exec(address) ?? [];
  const width = readWholeNumber(sides['width']) ?? readWholeNumber(nameWidth) ?? 0;
  const height = readWholeNumber(sides['height']) ?? readWholeNumber(nameHeight) ?? 0;
  return width > maxSide || height > maxSide
    ? { url: address, width: 0, height: 0 }
    : { url: address, width, height };
}

function fromTuple([url, width, height]: readonly unknown[]): Record<string, unknown> {
  return { url, width, height };
}
