import type { SafeUrl } from '@guildhall/safe-content';

/**
 * An image in up to four widths (md 640, lg 1024, xl 1600, hero 1920 px). `width` and `height` are those of the
 * largest; `color` is the dominant colour as `#rrggbb`, shown while the image loads.
 */
export interface Image {
  md?: SafeUrl;
  lg?: SafeUrl;
  xl?: SafeUrl;
  hero?: SafeUrl;
  alt: string;
  width?: number;
  height?: number;
  color?: string;
}
