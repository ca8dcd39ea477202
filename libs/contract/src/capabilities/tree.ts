import { BrokenPromise } from '../broken-promise.ts';
import type { Capability } from '../capability.ts';
import { listMissingFromTree } from '../page/page-tree.ts';
import { skipPictures } from '../page/skip-pictures.ts';
import type { Visit } from '../visit.ts';

/** The parts of a page that screen readers get. */
export const tree: Capability = {
  name: 'tree',
  promise: 'Screen readers get every heading, link and text that a page shows, also without JavaScript.',
  needs: ['home'],
  async check(visit) {
    for (const javaScriptEnabled of [true, false])
      for (const width of [1280, 390]) await compare(visit, javaScriptEnabled, width);
  },
};

async function compare({ open, listPaths, getPath }: Visit, javaScriptEnabled: boolean, width: number) {
  const page = await open(getPath('home'), { javaScriptEnabled, viewport: { width, height: 844 } });
  await skipPictures(page);
  for (const path of [...listPaths(), '/no/such/page']) {
    await page.goto(path);
    const [missing] = await listMissingFromTree(page);
    if (missing !== undefined)
      throw new BrokenPromise(
        `Someone who listens to ${path} does not get a part that others see: ${missing}`,
      );
  }
}
