import { noticing, type Capability } from '../capability.ts';
import { expect } from '../visit.ts';

/** The smallest phone, and four times the size on a desk. */
export const narrow: Capability = {
  name: 'narrow',
  promise: 'Pages fit a window of 320 pixels.',
  needs: ['home'],
  async check({ open, listPaths, getPath }) {
    const page = await open(getPath('home'), { viewport: { width: 320, height: 640 } });
    for (const path of [...listPaths(), '/no/such/page']) {
      await page.goto(path);
      await noticing(`On the smallest phone, ${path} has to be moved sideways.`, async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320),
      );
    }
  },
};
