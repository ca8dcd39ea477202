import { loadLateStyles } from '../cart/late-styles.ts';
import { fetchFile } from './fetch-file.ts';
import { nextPaint } from './next-paint.ts';

/**
 * Filled in by the build (`src/vite/island-files.ts`): names of shared files, and the files of each island.
 * Unchanged in development, where nothing is fetched ahead.
 */
const table = '__ISLAND_FILES__';

/**
 * Fetches React at once, and after the next frame the island's own and shared files, and the late styles if it needs
 * them.
 */
export function fetchIslandFiles(island: string, priority?: 'low', files = table): void {
  const [, own, hash, places = ''] = RegExp(`,(${island}(-[^:,]+)?):([^,]*)`).exec(files) ?? [];
  const fetch = (place: string) => {
    if (place === '*') void loadLateStyles();
    else fetchFile(`assets/${files.split(',')[parseInt(place, 36)]}.js`, priority);
  };
  const [react, ...others] = places;
  if (!react) return;
  fetch(react);
  // Starting a request takes a slow phone 5 ms: before the press is visible, only the largest file is requested.
  void nextPaint().then(() => {
    if (hash) fetchFile(`assets/${own}.js`, priority);
    others.forEach(fetch);
  });
}
