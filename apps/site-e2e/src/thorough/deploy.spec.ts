import { startMachines } from '@guildhall/machines';
import { chromium, expect, type Browser } from '@playwright/test';
import { chromiumArguments, getShellPath } from '../../../../config/chromium.ts';
import { openVisit, visitSteps, type Broken } from '../stack/deploy-visit.ts';
import { buildNextRelease, publishAssets } from '../stack/next-release.ts';
import { test } from '../stack/shared-stacks.ts';

/** Many visitors at once: decoding pictures would take most of the time. */
const withoutPictures = {
  executablePath: getShellPath(),
  args: [...chromiumArguments, '--blink-settings=imagesEnabled=false'],
};

/** Number of visitors; half of them come before the second machine is switched. */
const count = Number(process.env['DEPLOY_VISITORS'] ?? 4);
/** Visitors at the same time. */
const atOnce = 4;

/** Visitors open a page, then a machine is switched while they go on. */
async function visitDuring(browser: Browser, origin: string, change: () => Promise<void>): Promise<Broken[]> {
  const broken: Broken[] = [];
  let changing: Promise<void> | undefined;
  for (let left = count / 2; left > 0; left -= atOnce) {
    const length = Math.min(left, atOnce);
    const visitors = await Promise.all(Array.from({ length }, () => openVisit(browser, origin)));
    changing ??= change();
    broken.push(...(await Promise.all(visitors.map((visitor) => visitor.goOn()))));
  }
  await changing;
  return broken;
}

test('while two machines get a new release in turn, nobody loses a page, a button, a cart or a sign-up [8.2.13]', async () => {
  // A release is built, and ten programs start.
  test.setTimeout(300_000 + count * 30_000);
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
    if (process.env['DEPLOY_VISITORS'])
      for (const [machinesHad, broken] of Object.entries(results))
        for (const step of visitSteps)
          console.log(
            `| ${machinesHad.padEnd(22)} | ${step.padEnd(6)} | ${broken.length} visitors | ${broken.filter((one) => one[step]).length} broken |`,
          );
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
