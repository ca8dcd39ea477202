import { loadCartStyles } from '../cart/cart-styles.ts';
import { fetchFile } from './fetch-file.ts';
import { nextPaint } from './next-paint.ts';

/**
 * Written here by the build (`src/server/assets/island-files.ts`): the names of shared files, and which of them each island
 * needs. Stays as it is in development, where nothing is fetched ahead.
 */
const table = '__ISLAND_FILES__';

/**
 * Fetches all files of an island: React at once, and after the next frame its own, those that it shares, and the styles of
 * the cart.
 */
export function fetchIslandFiles(island: string, priority?: 'low', files = table): void {
  const [, own, hash, places = ''] = RegExp(`,(${island}(-[^:,]+)?):([^,]*)`).exec(files) ?? [];
  const fetch = (place: string) => {
    if (place === '*') void loadCartStyles();
    else fetchFile(`assets/${files.split(',')[parseInt(place, 36)]}.js`, priority);
  };
  const [react, ...others] = places;
  if (!react) return;
  fetch(react);
  // Starting a request takes a slow phone 5 ms: that of the largest file is enough before the press is seen.
  void nextPaint().then(() => {
    if (hash) fetchFile(`assets/${own}.js`, priority);
    others.forEach(fetch);
  });
}
