import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { defineOrganisation, type OrganisationFacts } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { startSite } from '../../host/site.fixture.ts';

const siteOrigin = 'https://site.test';
const facts: OrganisationFacts = {
  ...{ language: 'en', locale: 'en-GB', timeZone: 'Europe/Copenhagen', currency: 'EUR', vatHome: 'IE' },
  switches: { shop: false, members: false, membership: false },
};

/** A site with both functions, and an api that takes statements as it is told. */
async function start({
  status = 200,
  receipt = 'sent',
  contracts = { withdrawal: {}, cancellation: {} },
}: { status?: number; receipt?: string; contracts?: NonNullable<OrganisationFacts['contracts']> } = {}) {
  const statements: Record<string, unknown>[] = [];
  const senders: IncomingMessage['headers'][] = [];
  const api: RequestListener = async (request, response) => {
    if (request.url === '/api/v1/statement') {
      statements.push(JSON.parse(await text(request)) as Record<string, unknown>);
      senders.push(request.headers);
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ received_at: '2026-11-29T12:00:05.000Z', receipt }));
  };
  const organisation = defineOrganisation({ ...facts, contracts });
  const site = await startSite({ SITE_ORIGIN: siteOrigin, LOG_LEVEL: 'debug' }, { organisation, api });
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await site.app.inject({
      ...{ method: 'POST', url: path, payload: new URLSearchParams(fields).toString() },
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin },
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
    return { status: response.statusCode, html: response.body, headers: response.headers };
  };
  return { ...site, statements, senders, post };
}

const filled = { name: 'Ada Vind', email: ' ada@members.example', contract: 'RF18 5390 0754 7034' };

/** The fields of the form with a button, as a browser sends them. */
function pressButton(html: string, label: string): Record<string, string> {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const inputs = [...main.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const step = new RegExp(`<button[^>]* value="(\\w+)"[^>]*>${label}<`).exec(main)?.[1] ?? 'no such button';
  return { ...Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])), step };
}

const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('every page has a link to each function in its footer, with the organisation’s words [2.1.21]', async () => {
  const { app } = await start();
  for (const path of ['/', '/nothing-here', '/withdraw']) {
    const { body } = await app.inject(path);
    expect(body, path).toMatch(/<footer.*<a href="\/withdraw">Withdraw from contract here<\/a>.*<\/footer>/s);
    expect(body, path).toMatch(/<footer.*<a href="\/cancel">Cancel contracts here<\/a>.*<\/footer>/s);
  }
});

it.each([{}, { withdrawal: {} }])(
  'a function that is off leaves no trace: %j [2.1.21]',
  async (contracts) => {
    const { app, post, statements } = await start({ contracts });
    const { body } = await app.inject('/');
    expect(body).not.toContain('Cancel contracts');
    expect(body.includes('Withdraw from')).toBe('withdrawal' in contracts);
    expect((await app.inject('/cancel')).statusCode).toBe(404);
    expect((await post('/cancel', { ...filled, step: 'send' })).status).toBe(405);
    expect(statements).toEqual([]);
  },
);

it('a form is followed by the statement with its own button, and that by its arrival, without a script [2.1.22]', async () => {
  const { app, post, statements, senders } = await start();
  const form = await app.inject('/withdraw');
  expect(form.body).toMatch(/<form[^>]* action="\/withdraw" method="post"/);
  const review = await post('/withdraw', { ...filled, step: 'review' });
  expect(statements).toEqual([]);
  expect(toText(review.html)).toMatch(
    /I withdraw from this contract: .*Ada Vind .*ada@members\.example .*RF18 5390 0754 7034/,
  );
  const fields = pressButton(review.html, 'Confirm withdrawal');
  const done = await post('/withdraw', fields, { 'x-request-id': 'a-request-of-this-test' });
  expect(statements).toEqual([
    {
      kind: 'withdrawal',
      id: fields['id'],
      name: 'Ada Vind',
      email: 'ada@members.example',
      contract: filled.contract,
    },
  ]);
  expect(toText(done.html)).toContain('We received it on November 29, 2026 at 13:00:05 CET');
  expect(toText(done.html)).toContain('We have sent a confirmation to ada@members.example');
  expect(senders[0]?.['x-forwarded-for']).toBe('127.0.0.1');
  // The page that is loaded again sends the same statement.
  await post('/withdraw', fields);
  expect(statements[1]).toEqual(statements[0]);
});

it('a statement can be changed before it is sent, and is then another one [2.1.22]', async () => {
  const { post } = await start();
  const review = await post('/withdraw', { ...filled, step: 'review' });
  const form = await post('/withdraw', pressButton(review.html, 'Change the details'));
  expect(form.html).toMatch(/<input[^>]*value="Ada Vind"/);
  const again = await post('/withdraw', { ...filled, contract: 'another', step: 'review' });
  const ids = [review, again].map(({ html }) => pressButton(html, 'Confirm withdrawal')['id']);
  expect(ids[0]).toMatch(/^[\w-]{36}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

it('fields that cannot be used are named, and keep what was typed [2.1.22]', async () => {
  const { post, statements } = await start();
  const { status, html } = await post('/withdraw', { ...filled, name: '', email: 'ada@', step: 'send' });
  expect(status).toBe(422);
  expect(toText(html)).toContain('Your name is required');
  expect(toText(html)).toContain('Your email address is not valid');
  expect(html).toContain('<title>Please check your details: Withdraw');
  expect(html).toMatch(/<a href="#statement-email">/);
  expect(html).toMatch(
    /id="statement-email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="statement-email"/,
  );
  expect(html).toContain('value="ada@"');
  expect(statements).toEqual([]);
});

it('a cancellation says of which kind it is and when it is to end [2.1.23]', async () => {
  const { post, statements } = await start();
  const typed = { ...filled, manner: 'cause', reason: 'I move abroad.', endOn: '2027-01-31' };
  const review = await post('/cancel', { ...typed, step: 'review' });
  expect(toText(review.html)).toMatch(/For cause .*I move abroad\. .*January 31, 2027/);
  await post('/cancel', pressButton(review.html, 'Cancel now'));
  const ordinary = await post('/cancel', { ...filled, reason: 'none', step: 'review' });
  expect(toText(ordinary.html)).toMatch(/Ordinary .*As soon as possible/);
  await post('/cancel', pressButton(ordinary.html, 'Cancel now'));
  expect(statements).toMatchObject([
    { kind: 'cancellation', details: { manner: 'cause', reason: 'I move abroad.', endOn: '2027-01-31' } },
    { details: { manner: 'ordinary' } },
  ]);
});

it.each([
  [503, 503, 'We could not receive your statement'],
  [429, 429, 'There were too many statements'],
  [400, 503, 'We could not receive your statement'],
])(
  'a statement that the api refuses (%i) stays on the page, with its button [2.1.24]',
  async (status, shown, words) => {
    const { post, statements } = await start({ status });
    const review = await post('/withdraw', { ...filled, step: 'review' });
    const sent = await post('/withdraw', pressButton(review.html, 'Confirm withdrawal'));
    expect(sent.status).toBe(shown);
    expect(toText(sent.html)).toContain(words);
    expect(toText(sent.html)).toContain('RF18 5390 0754 7034');
    expect(pressButton(sent.html, 'Confirm withdrawal')).toMatchObject({
      contract: filled.contract,
      step: 'send',
    });
    expect(statements).toHaveLength(1);
  },
);

it.each([
  ['later', 'We could not send the confirmation to ada@members.example yet'],
  ['refused', 'ada@members.example cannot be reached'],
])('a page whose receipt is %s says so, with the statement and its time [2.1.24]', async (receipt, words) => {
  const { post } = await start({ receipt });
  const review = await post('/withdraw', { ...filled, step: 'review' });
  const { html } = await post('/withdraw', pressButton(review.html, 'Confirm withdrawal'));
  expect(toText(html)).toContain(words);
  expect(toText(html)).toContain('Received November 29, 2026 at 13:00:05 CET');
});

it('a link may name the contract, and nothing else; no page is stored, and no log has what was typed [2.1.25]', async () => {
  const { app, post, log } = await start();
  const query = new URLSearchParams({ contract: 'RF18539007547034', name: 'Somebody', email: 'a@b.example' });
  const form = await app.inject(`/withdraw?${query}`);
  expect(form.body).toContain('value="RF18539007547034"');
  expect(form.body).not.toMatch(/Somebody|a@b\.example/);
  const review = await post('/withdraw', { ...filled, step: 'review' });
  const done = await post('/withdraw', pressButton(review.html, 'Confirm withdrawal'));
  for (const { headers } of [form, review, done])
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  expect(JSON.stringify(log)).not.toMatch(/Ada Vind|ada@|RF18/);
});

it('what is typed is shown as text, whatever it is [2.1.25]', async () => {
  const { post } = await start();
  const { html } = await post('/withdraw', {
    ...filled,
    name: '"><script>alert(1)</script>',
    step: 'review',
  });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert');
});

it('a form of another site is refused [2.1.25]', async () => {
  const { post, statements } = await start();
  const fields = { ...filled, id: 'an-id-of-another-site', step: 'send' };
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post('/withdraw', fields, foreign)).status).toBe(403);
  expect(statements).toEqual([]);
});

it('these pages have no script of their own [2.1.25]', async () => {
  const { app, post } = await start();
  const review = await post('/withdraw', { ...filled, step: 'review' });
  for (const html of [(await app.inject('/withdraw')).body, review.html])
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/<script|data-island|data-wake/);
});
