/**
 * An image in up to four widths: md 640, lg 1024, xl 1600, hero 1920 px. `width` and `height` are the largest one's, in
 * px; `color` is the dominant colour as `#rrggbb`. `Image` of the content client has this shape.
 */
export interface PictureSource {
  md?: string | undefined;
  lg?: string | undefined;
  xl?: string | undefined;
  hero?: string | undefined;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  color?: string | undefined;
}

/** Returns the fallback URL and the candidates for `srcset`; `undefined` without any URL. */
export function getPictureUrls(image: PictureSource): { src: string; srcSet: string } | undefined {
  const src = image.lg ?? image.xl ?? image.md ?? image.hero;
  if (!src) return undefined;
  const candidates: [string | undefined, number][] = [
    [image.md, 640],
    [image.lg, 1024],
    [image.xl, 1600],
    [image.hero, 1920],
  ];
  const srcSet = candidates.flatMap(([url, width]) => (url ? [`${encodeCandidate(url)} ${width}w`] : []));
  return { src, srcSet: srcSet.join(', ') };
}

/** Escapes what would end a URL in `srcset`: white space, and a comma at its start or end. */
function encodeCandidate(url: string): string {
  return url.replace(/\s/g, encodeURIComponent).replace(/^,|,$/g, '%2C');
}
