import type { Page } from '@playwright/test';

/** Counts the requests of a page that send something to the site, from now on. */
export function countSent(page: Page, origin: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    const isOfSite = new URL(request.url()).origin === origin && request.method() === 'POST';
    if (isOfSite && !isReport(request.url())) count += 1;
  });
  return () => count;
}

/** True for what browsers and pages report by themselves. */
const isReport = (url: string): boolean => /report|vitals/.test(new URL(url).pathname);
