/** Widths in pixels, by their names in content. */
export const widths = { md: 640, lg: 1024, xl: 1600, hero: 1920 } as const;

export type Size = keyof typeof widths;

/** Picture shapes: width divided by height, and the available sizes. */
export const formats = {
  card: { ratio: 3 / 2, sizes: ['md', 'lg', 'xl', 'hero'] },
  hero: { ratio: 16 / 9, sizes: ['md', 'lg', 'xl', 'hero'] },
  panorama: { ratio: 21 / 9, sizes: ['md', 'lg', 'xl', 'hero'] },
  portrait: { ratio: 4 / 5, sizes: ['md', 'lg'] },
  /** Portrait shape, small only: for products that are many. */
  cover: { ratio: 4 / 5, sizes: ['md'] },
  square: { ratio: 1, sizes: ['md', 'lg', 'xl'] },
} as const satisfies Record<string, { ratio: number; sizes: readonly Size[] }>;

/** A picture of the seed content, with at least one file in `pictures/`. */
export interface Drawing {
  /** Part of its URL: letters, digits and hyphens. */
  name: string;
  format: keyof typeof formats;
  /** Its background, shown while it loads: `#rrggbb`. */
  colour: string;
  alt: string;
}
