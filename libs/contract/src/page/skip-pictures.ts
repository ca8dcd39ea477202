import type { Page } from '@playwright/test';

/** Spares a page its pictures, whose places keep their size. */
export const skipPictures = (page: Page): Promise<unknown> =>
  page.route(/\.(?:avif|jpe?g|png|webp)(?:\?|$)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
