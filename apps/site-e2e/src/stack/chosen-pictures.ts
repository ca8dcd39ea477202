import { expect, type Locator } from '@playwright/test';

/** Widths available for every picture. */
const offered = [640, 1024, 1600, 1920];

/** Waits until the browser has chosen a file for each of these pictures. */
export async function waitUntilChosen(pictures: Locator): Promise<void> {
  await pictures.evaluateAll((found: HTMLImageElement[]) => {
    for (const picture of found) picture.loading = 'eager';
  });
  await expect
    .poll(() => pictures.evaluateAll((found: HTMLImageElement[]) => found.every((one) => one.currentSrc)))
    .toBe(true);
}

/** Checks that the files that the browser has chosen have the size at which they are shown. */
export async function expectFittingFiles(pictures: Locator): Promise<void> {
  await waitUntilChosen(pictures);
  const drawings = await pictures.evaluateAll((found: HTMLImageElement[]) =>
    found.map((picture) => ({
      address: picture.currentSrc,
      drawn: picture.getBoundingClientRect().width * devicePixelRatio,
    })),
  );
  expect(drawings.length).toBeGreaterThan(0);
  for (const { address, drawn } of drawings) {
    const fetched = Number(/-(\d+)\.jpg/.exec(address)?.[1]);
    const enough = offered.find((one) => one >= drawn) ?? 1920;
    expect(fetched, `${address} drawn over ${drawn} dots`).toBeLessThanOrEqual(enough);
    expect(fetched, `${address} drawn over ${drawn} dots`).toBeGreaterThanOrEqual(
      Math.min(drawn * 0.9, 1920),
    );
  }
}
