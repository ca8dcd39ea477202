import type { Page } from '@playwright/test';

export const findBlock = (page: Page, name: string) => page.locator(`[data-block="${name}"]`);

/** The heading of the banner that is shown. */
export const findShownBanner = (page: Page) =>
  findBlock(page, 'banner-slider').first().locator('li[data-current] h2');

/** Reads the title of the first slider's picture that is shown. */
export const readShownTitle = (page: Page) =>
  findBlock(page, 'slider')
    .first()
    .locator('li')
    .evaluateAll((slides) => {
      const start = slides[0]?.parentElement?.getBoundingClientRect().left ?? 0;
      const shown = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2);
      return shown?.querySelector('[data-slide-title]')?.textContent;
    });
