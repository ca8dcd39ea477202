import { expect, it } from 'vitest';
import { createCaching, defaultFreshMs, fixedDurations } from './caching.ts';
import { readConfig } from './config.ts';

const config = {
  PAGE_FRESH_MS: 60_000,
  EDITORS_PREVIEW: 'off',
} as const;

it('holds pages for a minute, renews them for four, keeps them for a day, and loads them every two seconds [8.2.1] [8.2.6] [8.2.7] [8.2.10]', () => {
  const origin = 'https://content.test';
  const { pages, cacheControl } = createCaching(
    readConfig({ API_ORIGIN: origin, CONTENT_ORIGIN: origin, ORGANISATION_URL: origin }),
  );
  expect(pages).toMatchObject({
    ...{ freshMs: 60_000, staleWhileRenewingMs: 240_000, staleIfFailedMs: 86_400_000, reloadMs: 2_000 },
  });
  expect(cacheControl.page).toBe('public, max-age=0, stale-if-error=86400');
});

it('lets no shared cache send a page without revalidation, because the page may have been taken down [8.2.7]', () => {
  const { cacheControl } = createCaching(config);
  expect(cacheControl.page).toBe('public, max-age=0, stale-if-error=86400');
  expect(cacheControl.notFound).toBe('public, max-age=0, s-maxage=0');
});

it('lets shared caches do so for as long as the organisation allows [8.2.7]', () => {
  const { cacheControl } = createCaching(config, { sharedMs: 60_000 });
  expect(cacheControl.page).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=86400',
  );
  expect(cacheControl.notFound).toBe('public, max-age=0, s-maxage=10');
  expect(cacheControl.search).toBe('public, max-age=0, s-maxage=60');
});

it('shows no page that is older than five minutes, unless the content service fails [8.2.6]', () => {
  expect(defaultFreshMs + fixedDurations.renewMs).toBe(300_000);
});

it('has separate durations for renewal and for failures (a day)', () => {
  const { pages, searches } = createCaching(config, { renewMs: 600_000 });
  expect(pages).toMatchObject({ staleWhileRenewingMs: 600_000, staleIfFailedMs: 86_400_000 });
  expect(searches).toMatchObject({ freshMs: 60_000, staleIfFailedMs: 600_000 });
});

it('caches nothing for editors, on the server or in between', () => {
  const { pages, searches, cacheControl } = createCaching({ ...config, EDITORS_PREVIEW: 'on' });
  expect(new Set([...Object.values(pages), ...Object.values(searches)])).toEqual(new Set([0]));
  for (const control of Object.values(cacheControl)) expect(control).toContain('no-store');
});

it('keeps assets of earlier builds for longer than any page that needs them', () => {
  expect(createCaching(config).earlierAssetsMs).toBe(3 * fixedDurations.staleMs);
  expect(createCaching(config, { staleMs: 0 }).earlierAssetsMs).toBe(48 * 3_600_000);
});

it('uses search results for no longer than pages', () => {
  const { searches, cacheControl } = createCaching(
    { ...config, PAGE_FRESH_MS: 1_000 },
    { sharedMs: 60_000, renewMs: 2_000, staleMs: 3_000, reloadMs: 0 },
  );
  expect(searches).toMatchObject({ freshMs: 1_000, staleWhileRenewingMs: 2_000, staleIfFailedMs: 3_000 });
  expect(cacheControl.search).toBe('public, max-age=0, s-maxage=1');
});
