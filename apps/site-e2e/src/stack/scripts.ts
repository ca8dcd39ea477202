import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Lists the paths of scripts that the page requests from now on. */
export function listScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Opens a page, and measures the scripts that it fetches untouched, in bytes of gzip. */
export async function measureScripts(page: Page, path: string): Promise<number[]> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return Promise.all(scripts);
}
