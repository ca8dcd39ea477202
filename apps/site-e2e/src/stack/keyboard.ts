import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the members' area has before what one goes to. */
const mostStops = 40;

/** Goes on with the tabulator until the focus is there; on every stop on the way it can be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Types into the field that is reached next by the tabulator, in place of what was there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** What has the focus is marked: by an outline, or by one around what belongs to it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    // The browser's own window and a page in a frame mark their stops themselves.
    if (!focused || focused === document.body || focused.tagName === 'IFRAME') return undefined;
    const marks = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    return isMarked && focused.matches(':focus-visible') ? undefined : focused.outerHTML.slice(0, 200);
  });
  expect(unseen, 'a stop whose focus is not seen').toBeUndefined();
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
