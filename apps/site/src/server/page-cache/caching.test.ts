import { expect, it } from 'vitest';
import { briefCaching, publicCaching } from './caching.ts';

const durations = { PAGE_RENEW_MS: 600_000, PAGE_STALE_MS: 86_400_000, SHARED_CACHE_MS: 0 };

it('lets no cache on the way send a page unasked: it would not know that the page was taken down [8.2.7]', () => {
  expect(publicCaching(durations)).toBe('public, max-age=0, stale-if-error=86400');
  expect(briefCaching(durations, 10)).toBe('public, max-age=0, s-maxage=0');
});

it('lets them for as long as whoever runs the site says [8.2.7]', () => {
  const asked = { ...durations, SHARED_CACHE_MS: 60_000 };
  expect(publicCaching(asked)).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  );
  expect(briefCaching(asked, 10)).toBe('public, max-age=0, s-maxage=10');
});
