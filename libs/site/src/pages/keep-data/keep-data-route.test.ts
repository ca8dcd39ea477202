import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { defineOrganisation, type OrganisationFacts } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { startSite } from '../../host/site.fixture.ts';

const siteOrigin = 'https://site.test';
const link = 'Zy3QCMHVkVcAbuVfF8qkWKb4yRGAVBqkr5TyX0ZfXkA';
const facts: OrganisationFacts = {
  ...{ language: 'en', locale: 'en-GB', currency: 'EUR', vatHome: 'IE' },
  switches: { shop: false, members: false, membership: false },
};

/** A site, and an api that responds to links with a status. */
async function start({ status = 200, leaving = true } = {}) {
  const links: unknown[] = [];
  const api: RequestListener = async (request, response) => {
    if (request.url === '/api/v1/keep-data') links.push(JSON.parse(await text(request)));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true }));
  };
  const organisation = defineOrganisation({
    ...facts,
    ...(leaving && { leaving: { bookkeepingYears: 10 } }),
  });
  const { app, log } = await startSite(
    { SITE_ORIGIN: siteOrigin, LOG_LEVEL: 'debug' },
    { organisation, api },
  );
  const press = (headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/keep-my-data', payload: new URLSearchParams({ link }).toString() },
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin },
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
  return { app, log, links, press };
}

it('opening the link of an email does nothing, however often a program opens it: its page has a button [7.17.4]', async () => {
  const { app, links, log } = await start();
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const response = await app.inject({ method, url: `/keep-my-data?link=${link}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toContain('no-store');
  }
  const { body } = await app.inject(`/keep-my-data?link=${link}`);
  expect(body).toContain(`<input type="hidden" name="link" value="${link}"/>`);
  expect(body).toContain('Keep my data');
  expect(links).toEqual([]);
  expect(JSON.stringify(log)).not.toContain(link);
});

it.each([
  [200, 200, 'Your data stays'],
  [410, 410, 'This link has expired'],
  [429, 429, 'Too many requests'],
  [500, 503, 'We could not do this right now'],
])('the button takes a deletion back, or says why not: %i [7.17.4]', async (status, expected, words) => {
  const { links, press } = await start({ status });
  const response = await press();
  expect([response.statusCode, links]).toEqual([expected, [{ link }]]);
  expect(response.body).toContain(words);
});

it('a form of another site, and a link that is none, are refused [7.17.4]', async () => {
  const { app, links, press } = await start();
  expect(
    (await press({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).statusCode,
  ).toBe(403);
  expect((await app.inject('/keep-my-data?link=%3Cscript%3E')).statusCode).toBe(410);
  expect(links).toEqual([]);
});

it('an organisation without the function has no such page [7.17.10]', async () => {
  const { app } = await start({ leaving: false });
  expect((await app.inject(`/keep-my-data?link=${link}`)).statusCode).toBe(404);
});
