/**
 * A picture in up to four widths: md 640, lg 1024, xl 1600, hero 1920 px. `width` and `height` are those of the largest
 * in px; `color` is the dominant colour as `#rrggbb`. The `Image` of the content client has this shape.
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

/** Which picture a browser without `srcset` takes, and what the others may choose from. No picture at all: `undefined`. */
export function pictureAddresses(image: PictureSource): { src: string; srcSet: string } | undefined {
  const src = image.lg ?? image.xl ?? image.md ?? image.hero;
  if (!src) return undefined;
  const candidates: [string | undefined, number][] = [
    [image.md, 640],
    [image.lg, 1024],
    [image.xl, 1600],
    [image.hero, 1920],
  ];
  const srcSet = candidates.flatMap(([address, width]) =>
    address ? [`${candidate(address)} ${width}w`] : [],
  );
  return { src, srcSet: srcSet.join(', ') };
}

/** In a candidate list white space ends the address, and so does a comma at its end. */
function candidate(address: string): string {
  return address.replace(/\s/g, encodeURIComponent).replace(/^,|,$/g, '%2C');
}
