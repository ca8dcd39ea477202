import { loadLateStyles } from '../cart/late-styles.ts';
import { fetchFile } from './fetch-file.ts';
import { nextPaint } from './next-paint.ts';

/**
 * Fetches React at once, and after the next frame the island's own and shared files, and the late styles if it needs
 * them. An island that needs them waits for the promise.
 *
 * @param files names of shared files, and the files of each island, as the build lists them (`src/vite/island-files.ts`)
 */
export async function fetchIslandFiles(files: string, island: string, priority?: 'low'): Promise<void> {
  const [, own, hash, places = ''] = RegExp(`,(${island}(-[^:,]+)?):([^,]*)`).exec(files) ?? [];
  const fetch = (place: string) =>
    place === '*'
      ? loadLateStyles()
      : fetchFile(`assets/${files.split(',')[parseInt(place, 36)]}.js`, priority);
  const [react, ...others] = places;
  if (!react) return;
  void fetch(react);
  // Starting a request takes a slow phone 5 ms: before the press is visible, only the largest file is requested.
  await nextPaint();
  if (hash) fetchFile(`assets/${own}.js`, priority);
  await Promise.all(others.map(fetch));
}
