/** Widths in pixels by the name that content uses. */
export const widths = { md: 640, lg: 1024, xl: 1600, hero: 1920 } as const;

export type Size = keyof typeof widths;

/** The shapes pictures come in: width divided by height, and the sizes offered. */
export const formats = {
  card: { ratio: 3 / 2, sizes: ['md', 'lg', 'xl', 'hero'] },
  hero: { ratio: 16 / 9, sizes: ['md', 'lg', 'xl', 'hero'] },
  panorama: { ratio: 21 / 9, sizes: ['md', 'lg', 'xl', 'hero'] },
  portrait: { ratio: 4 / 5, sizes: ['md', 'lg'] },
  /** As a portrait, and small only: for what there are many of. */
  cover: { ratio: 4 / 5, sizes: ['md'] },
  square: { ratio: 1, sizes: ['md', 'lg', 'xl'] },
} as const satisfies Record<string, { ratio: number; sizes: readonly Size[] }>;

export type Format = keyof typeof formats;
