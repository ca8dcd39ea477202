import type { Capability } from '../capability.ts';
import { expectAccessible } from '../page/expect-accessible.ts';

/** The rules of axe, in light and dark. */
export const axe: Capability = {
  name: 'axe',
  promise: 'axe finds nothing on any page, in light and dark colours.',
  needs: ['home'],
  async check({ open, listPaths, getPath }) {
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await open(getPath('home'), {
        ...{ colorScheme, reducedMotion: 'reduce' },
        viewport: colorScheme === 'dark' ? { width: 320, height: 640 } : { width: 1280, height: 900 },
      });
      for (const path of [...listPaths(), '/no/such/page']) {
        await page.goto(path);
        await expectAccessible(page);
      }
    }
  },
};
