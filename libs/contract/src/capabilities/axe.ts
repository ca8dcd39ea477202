import type { Capability } from '../capability.ts';
import { phone } from '../visit.ts';
import { expectAccessible } from '../page/expect-accessible.ts';
import { skipPictures } from '../page/skip-pictures.ts';

/** The rules of axe in the smallest window. */
export const axe: Capability = {
  name: 'axe',
  promise: 'axe finds nothing on any page, in light and dark colours, and each fits a window of 320 pixels.',
  needs: ['home'],
  async check({ open, listPaths, getPath }) {
    const page = await open(getPath('home'), phone);
    await skipPictures(page);
    for (const path of [...listPaths(), '/no/such/page']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  },
};
