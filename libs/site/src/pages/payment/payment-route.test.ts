import type { RequestListener } from 'node:http';
import type { BankTransferResponse } from '@guildhall/api-contract/signup';
import { defineOrganisation } from '@guildhall/organisation';
import { defineSiteSupplier, type SiteBilling, type SiteSupplier } from '@guildhall/suppliers/site';
import { expect, it } from 'vitest';
import type { PageContext } from '../../page/page-model.ts';
import type { AnyPageModel as PageModel } from '../page-views.ts';
import { exampleRenderer } from '../../host/renderer.fixture.ts';
import { startSite } from '../../host/site.fixture.ts';

const organisation = defineOrganisation({
  ...{ language: 'de', locale: 'de-DE', currency: 'EUR', vatHome: 'DE' },
  numbers: { group: '.', decimal: ',', sign: 'after' },
  plans: { friend: { shipping: false } },
  switches: { shop: false },
});
const texts = {
  payment: {
    ...{ title: 'Überweise deinen Beitrag', text: 'Bitte bis zum {date}.' },
    ...{ paidTitle: 'Danke', paidText: 'Dein Geld ist da.' },
    ...{ expiredTitle: 'Abgelaufen', expiredText: 'Die Frist war am {date}.' },
    ...{ cancelledTitle: 'Storniert', cancelledText: 'Diese Rechnung gilt nicht mehr.' },
  },
};
const transfer: BankTransferResponse = {
  ...{ state: 'open', plan_id: 'friend', amount_minor: 9_650, currency_code: 'EUR' },
  ...{ iban: 'DE89370400440532013000', bic: 'GUHADE12XXX', account_name: 'Schilfwerft <e. V.>' },
  ...{ reference: 'RF18539007547034', due_on: '2026-12-08' },
};
const id = 'a-random-id-of-32-characters-0000';
const billing: SiteSupplier<SiteBilling> = defineSiteSupplier({
  name: 'Transfers',
  connect: () => ({ checkout: {}, hasTransfers: true }),
});

/** A site whose api knows one transfer. */
async function start(
  change: Partial<BankTransferResponse> = {},
  status = 200,
  services: Parameters<typeof startSite>[1] = {},
) {
  const transferCalls: string[] = [];
  const api: RequestListener = (request, response) => {
    const isTransfer = request.url === '/api/v1/bank-transfer';
    if (isTransfer) transferCalls.push(request.method ?? '');
    const body = isTransfer ? { ...transfer, ...change } : { plans: [] };
    response.writeHead(isTransfer ? status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? body : { error: {} }));
  };
  const own = { organisation, texts, billing, api, ...services };
  const site = await startSite({ LOG_LEVEL: 'debug' }, own);
  return { ...site, transferCalls };
}

const fetchPage = ({ origin }: { origin: string }) => fetch(`${origin}/_payment/${id}`);
const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('a page says what to transfer, in the site’s language and notation [4.7.15]', async () => {
  const response = await fetchPage(await start());
  expect(response.status).toBe(200);
  const html = await response.text();
  const text = toText(html);
  expect(html).toContain('<title>Überweise deinen Beitrag');
  for (const part of [
    ...['Bitte bis zum 8. Dezember 2026', '96,50 €', 'RF18 5390 0754 7034', 'GUHADE12XXX'],
    ...['DE89 3704 0044 0532 0130 00', 'Schilfwerft &lt;e. V.&gt;'],
  ])
    expect(text).toContain(part);
});

it('a page names nothing about the payer, even if the api does [4.7.16]', async () => {
  const payer = { email: 'anna@post.example', first_name: 'Anna', customer: { last_name: 'Lund' } };
  const html = await (await fetchPage(await start(payer as Partial<BankTransferResponse>))).text();
  expect(html).toContain('RF18');
  expect(html).not.toMatch(/anna@|Anna|Lund/);
});

it('no cache, search engine or other site gets to know the page, and it needs no script [4.7.16]', async () => {
  const site = await start();
  const response = await fetchPage(site);
  const { headers } = response;
  expect(toText(await response.text())).toContain('RF18 5390 0754 7034');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).toContain('require-trusted-types-for');
  await fetchPage(site);
  expect(site.transferCalls).toEqual(['POST', 'POST']);
});

it.each([
  ['expired', 'Abgelaufen', 'Die Frist war am 8. Dezember 2026.'],
  ['paid', 'Danke', 'Dein Geld ist da.'],
  ['cancelled', 'Storniert', 'Diese Rechnung gilt nicht mehr.'],
] as const)(
  'a transfer that is %s has a page that says so and asks for no money [4.7.15]',
  async (state, title, text) => {
    const response = await fetchPage(await start({ state }));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<title>${title}`);
    expect(toText(html)).toContain(` ${title} `);
    expect(toText(html).replace(' .', '.')).toContain(text);
    expect(html).not.toMatch(/DE89|RF18|GUHADE|96,50/);
  },
);

it.each(['expired', 'cancelled'] as const)(
  'the page of a transfer that is %s links to the page with the plans [4.7.15]',
  async (state) => {
    const membershipLink = { title: 'Mitglied werden', url: '/membership', target: '' };
    const content: RequestListener = (_request, response) =>
      void response.end(JSON.stringify({ _de_maindata: { variousData: { membershipLink } } }));
    const html = await (await fetchPage(await start({ state }, 200, { content }))).text();
    expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain('href="/membership"');
  },
);

it.each([
  [404, 404],
  [400, 404],
  [503, 503],
])('without a transfer (%i), the page is a %i', async (status, shown) => {
  expect((await fetchPage(await start({}, status))).status).toBe(shown);
});

it.each([200, 404, 503])(
  'no log has the ID of a payment, whatever the api says: %i [4.7.16]',
  async (status) => {
    const site = await start({}, status);
    await fetchPage(site);
    if (status === 503) expect(JSON.stringify(site.log)).toContain('/_payment/:id');
    expect(JSON.stringify(site.log)).not.toContain(id);
  },
);

it('no log has the ID of a payment whose page cannot be rendered [4.7.16]', async () => {
  const renderPage = async (model: PageModel, context: PageContext) => {
    if (model.kind === 'payment') throw new Error('a mistake');
    return exampleRenderer.renderPage(model, context);
  };
  const site = await start({}, 200, { renderer: () => ({ ...exampleRenderer, renderPage }) });
  expect((await fetchPage(site)).status).toBe(500);
  const failure = site.log.find(({ msg }) => msg === 'a request failed');
  expect(failure).toMatchObject({ path: '/_payment/:id' });
  expect(JSON.stringify(site.log)).not.toContain(id);
});

it('a site with another billing supplier has no such page, and does not call the api for it', async () => {
  const called: (string | undefined)[] = [];
  const site = await startSite(
    {},
    {
      api: (request, response) => {
        called.push(request.url);
        response.writeHead(404).end('{}');
      },
    },
  );
  expect((await fetchPage(site)).status).toBe(404);
  expect(called.filter((url) => url?.includes('transfer'))).toEqual([]);
});
