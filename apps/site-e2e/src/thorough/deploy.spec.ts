import { chromium, expect, type Browser } from '@playwright/test';
import { chromiumArguments, getShellPath } from '../../../../config/chromium.ts';
import { startMachines } from '../machines/machines.ts';
import { openVisit, type Broken } from '../stack/deploy-visit.ts';
import { buildNextRelease, publishAssets } from '../stack/next-release.ts';
import { test } from '../stack/shared-stacks.ts';

/** Many visitors at once: decoding pictures would take most of the time. */
const withoutPictures = {
  executablePath: getShellPath(),
  args: [...chromiumArguments, '--blink-settings=imagesEnabled=false'],
};

/** Two visitors open a page, then a machine is switched while they go on. */
async function visitDuring(browser: Browser, origin: string, change: () => Promise<void>): Promise<Broken[]> {
  const visitors = await Promise.all([openVisit(browser, origin), openVisit(browser, origin)]);
  const changing = change();
  const broken = await Promise.all(visitors.map((visitor) => visitor.goOn()));
  await changing;
  return broken;
}

test('while two machines get a new release in turn, nobody loses a page, a button, a cart or a sign-up [8.2.13]', async () => {
  // A release is built, and ten programs start.
  test.setTimeout(420_000);
  const release = await buildNextRelease();
  const machines = await startMachines();
  const browser = await chromium.launch(withoutPictures);
  try {
    /** As the guide says: on each machine the api before the site. */
    const switchTo = (index: 0 | 1) => async () => {
      await machines.apis[index].restart(release.folder);
      await machines.sites[index].restart(release.folder);
    };
    for (const { cacheFolder = '' } of machines.sites) await publishAssets(release.folder, cacheFolder);
    const results = {
      'old, then old and new': await visitDuring(browser, machines.origin, switchTo(0)),
      'old and new, then new': await visitDuring(browser, machines.origin, switchTo(1)),
    };
    for (const { origin } of machines.sites)
      expect(await (await fetch(`${origin}/news`)).text()).toContain('data-release="2"');
    for (const { origin } of machines.apis)
      expect(await (await fetch(`${origin}/api/v1/unknown`)).text()).toContain('(release 2)');
    expect(
      Object.values(results)
        .flat()
        .filter((broken) => Object.keys(broken).length > 0),
    ).toEqual([]);
  } finally {
    await browser.close();
    await machines.stop();
    await release.remove();
  }
});
