import { cartStyles } from '../cart/cart-styles.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * Written here by the build (`src/server/assets/island-files.ts`): the names of shared files, and which of them each island
 * needs. Stays as it is in development, where nothing is fetched ahead.
 */
const table = '__ISLAND_FILES__';

/** Fetches all files of an island at once: React, its own, those that it shares, and the styles of the cart. */
export function fetchFilesOf(island: string, priority?: 'low', files = table): void {
  const [, own, hash, places = ''] = RegExp(`,(${island}(-[^:,]+)?):([^,]*)`).exec(files) ?? [];
  if (hash) fetchFile(`assets/${own}.js`, priority);
  for (const place of places) {
    if (place === '*') void cartStyles();
    else fetchFile(`assets/${files.split(',')[parseInt(place, 36)]}.js`, priority);
  }
}
