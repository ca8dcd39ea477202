import { expect, type Locator, type Page } from '@playwright/test';

/** More than the stops before any target on the pages of the members' area. */
const maxStops = 40;

/** Presses Tab until the target has the focus; the focus is visible on every stop before it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The focused element is marked: by its own outline, or by one around its group. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    // The browser's own window and framed pages mark their stops themselves.
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
