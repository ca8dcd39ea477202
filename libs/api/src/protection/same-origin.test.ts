import { describe, expect, it } from 'vitest';
import { siteOrigin, startApp } from '../app.fixture.ts';
import { defineRoute } from '../routes/route.ts';

const hello = defineRoute({ method: 'GET', path: '/hello', handle: async () => ({ hello: true }) });

async function postStatus(headers: Record<string, string>): Promise<number> {
  const { app } = await startApp();
  const response = await app.inject({ method: 'POST', url: '/api/v1/echo', payload: { text: 'a' }, headers });
  return response.statusCode;
}

describe('a change', () => {
  it('is allowed from the site’s pages', async () => {
    expect(await postStatus({ origin: siteOrigin, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('is allowed for programs that are not browsers', async () => {
    expect(await postStatus({})).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: 'https://elsewhere.test' },
    { origin: 'null' },
    { origin: `${siteOrigin}.elsewhere.test` },
    { origin: siteOrigin.replace('http:', 'https:') },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
  ])('is refused from elsewhere: %o', async (headers) => {
    expect(await postStatus(headers)).toBe(403);
  });

  it('does not include reading', async () => {
    const { app } = await startApp({ routes: [hello] });
    const response = await app.inject({ url: '/api/v1/hello', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.statusCode).toBe(200);
  });
});
