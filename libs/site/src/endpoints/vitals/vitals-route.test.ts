import { defineOrganisation } from '@guildhall/organisation';
import { describe, expect, it } from 'vitest';
import { startSite } from '../../host/site.fixture.ts';
import { keyring, keyringSettings } from '../../host/suppliers/keyring.fixture.ts';

const facts = { language: 'en', currency: 'EUR', vatHome: 'DE', plans: { friend: { shipping: false } } };
const organisation = defineOrganisation({
  ...facts,
  consent: { purposes: ['statistics', 'marketing'], version: 3, webVitals: true },
});
const settings = {
  SITE_ORIGIN: 'https://www.house.example',
  TAG_SCRIPT_URL: 'https://tags.house.example/gtm.js?id=GTM-HOUSE',
  SITE_METRICS_PORT: '0',
  LOG_LEVEL: 'debug',
};
const agreed = { cookie: 'theme=dark; consent=statistics-3', 'sec-fetch-site': 'same-origin' };
const report = { route: 'rootslug-slug', lcp: 1300, inp: 48, cls: 0.02, fcp: 700, ttfb: 90 };

async function start(env: Record<string, string> = settings, given = organisation) {
  const { app, log } = await startSite(env, { organisation: given, identity: keyring });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/_vitals' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...agreed, ...headers },
    });
  const port = log.find(({ msg }) => msg === 'metrics')?.['port'];
  /** Returns the sums, and the counts of layout shifts: what was observed. */
  const observed = async () => {
    const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
    return text.match(/^guildhall_(?:web_vital_seconds|layout_shift_score)_(?:sum|count)\{.*$/gm) ?? [];
  };
  return { app, log, post, observed };
}

describe('a report', () => {
  it('is counted by vital and route, in seconds and scores [8.6.24]', async () => {
    const { post, observed } = await start();
    const { statusCode, headers, body } = await post(report);
    expect([statusCode, headers['cache-control'], headers['set-cookie'], body]).toEqual([
      204,
      'no-store',
      undefined,
      '',
    ]);
    expect((await observed()).filter((line) => line.includes('_sum'))).toEqual([
      'guildhall_web_vital_seconds_sum{vital="lcp",route="rootslug-slug"} 1.3',
      'guildhall_web_vital_seconds_sum{vital="inp",route="rootslug-slug"} 0.048',
      'guildhall_web_vital_seconds_sum{vital="fcp",route="rootslug-slug"} 0.7',
      'guildhall_web_vital_seconds_sum{vital="ttfb",route="rootslug-slug"} 0.09',
      'guildhall_layout_shift_score_sum{route="rootslug-slug"} 0.02',
    ]);
  });

  it('has the vitals that the browser could measure', async () => {
    const { post, observed } = await start();
    expect((await post({ route: 'index', ttfb: 0 })).statusCode).toBe(204);
    expect(await observed()).toEqual([
      'guildhall_web_vital_seconds_sum{vital="ttfb",route="index"} 0',
      'guildhall_web_vital_seconds_count{vital="ttfb",route="index"} 1',
    ]);
  });

  it('of an unknown route is counted under “other”, whatever it names [8.6.24]', async () => {
    const { post, observed } = await start();
    for (const route of ['/news/hunter2', 'hunter2"} 1', '', 'constructor'])
      expect((await post({ route, cls: 0 })).statusCode).toBe(204);
    expect(await observed()).toEqual([
      'guildhall_layout_shift_score_sum{route="other"} 0',
      'guildhall_layout_shift_score_count{route="other"} 4',
    ]);
  });

  it('leaves nothing in the log, at any level above debug [8.6.24]', async () => {
    const { post, log } = await start();
    const before = log.length;
    await post(report, {
      referer: 'https://www.house.example/hunter2',
      cookie: `a=hunter2; ${agreed.cookie}`,
    });
    await post({ route: 'hunter2' });
    await post('hunter2');
    const lines = log.slice(before);
    expect(lines.map(({ level, route }) => [level, route])).toEqual(lines.map(() => ['debug', '/_vitals']));
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|127\.0\.0\.1|statistics/);
  });

  it.each<[string, number, unknown, Record<string, string>]>([
    ['from another site', 403, report, { 'sec-fetch-site': 'cross-site' }],
    ['from another site’s subdomain', 403, report, { 'sec-fetch-site': 'same-site' }],
    ['without a choice', 403, report, { cookie: '' }],
    ['after a no', 403, report, { cookie: 'consent=none-3' }],
    ['after a yes to marketing alone', 403, report, { cookie: 'consent=marketing-3' }],
    ['after a yes to an earlier version of the question', 403, report, { cookie: 'consent=statistics-2' }],
    ['of another type', 415, report, { 'content-type': 'text/plain' }],
    ['that is too large', 413, { ...report, route: 'a'.repeat(300) }, {}],
    ['that is no JSON', 400, '{', {}],
    ['that is a list', 400, [], {}],
    ['that is nothing', 400, 'null', {}],
    ['without a route', 400, { lcp: 1 }, {}],
    ['with a route that is no text', 400, { route: { index: 1 } }, {}],
    ['with a number that is none', 400, { route: 'index', lcp: '1' }, {}],
    ['with a number that is too large', 400, '{"route":"index","lcp":1e999}', {}],
    ['with a negative number', 400, { route: 'index', inp: -1 }, {}],
    ['with anything else', 400, { ...report, url: '/hunter2' }, {}],
    ['with a prototype', 400, '{"route":"index","__proto__":{"lcp":1}}', {}],
  ])('%s is refused, and not counted [8.6.24]', async (_case, status, body, headers) => {
    const { post, observed } = await start();
    const response = await post(body, headers);
    expect([response.statusCode, response.body.includes('hunter2')]).toEqual([status, false]);
    expect(await observed()).toEqual([]);
  });

  it('with another origin is refused where browsers send no Sec-Fetch-Site', async () => {
    const { app } = await start();
    const send = async (origin: string) => {
      const headers = { 'content-type': 'application/json', cookie: agreed.cookie, origin };
      const { statusCode } = await app.inject({ method: 'POST', url: '/_vitals', headers, payload: report });
      return statusCode;
    };
    expect(await send('https://elsewhere.example')).toBe(403);
    expect(await send(settings.SITE_ORIGIN)).toBe(204);
  });

  it('is limited to 60 a minute for one address', async () => {
    const { post, observed } = await start();
    for (let at = 0; at < 60; at += 1) await post({ route: 'index', cls: 0 });
    const { statusCode, headers } = await post({ route: 'index', cls: 0 });
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await observed())[1]).toBe('guildhall_layout_shift_score_count{route="index"} 60');
  });
});

describe('a page', () => {
  const findMeasuredRoute = (html: string) =>
    /<meta name="guildhall:vitals" content="([^"]*)">/.exec(html)?.[1];

  it('names its route, and is the same with and without consent [8.6.24]', async () => {
    const { app } = await start();
    const { body } = await app.inject('/');
    expect(findMeasuredRoute(body)).toBe('index');
    for (const cookie of ['consent=statistics-3', 'consent=none-3'])
      expect((await app.inject({ url: '/', headers: { cookie } })).body).toBe(body);
  });

  it('with personal data, a 404 and the question itself are not measured', async () => {
    const { app } = await start({ ...settings, ...keyringSettings });
    for (const [url, status] of [
      ['/login', 200],
      ['/no-such-page', 404],
      ['/_consent', 200],
    ] as const) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode, findMeasuredRoute(body)]).toEqual([url, status, undefined]);
    }
  });

  it('says in the question that speed is measured, only where it is', async () => {
    const question = async (env: Record<string, string>) =>
      (await (await start(env)).app.inject('/_consent/bar')).body;
    const { SITE_METRICS_PORT: _, ...without } = settings;
    expect(await question(settings)).toContain('and how fast pages load and respond');
    expect(await question(without)).not.toContain('how fast');
  });
});

const { SITE_METRICS_PORT: _port, ...noPort } = settings;
const { TAG_SCRIPT_URL: _tags, ...noTags } = settings;
const unasked = defineOrganisation({ ...facts, consent: { purposes: ['statistics'], version: 3 } });

it.each([
  ['a port for metrics', noPort, organisation],
  ['a tag manager', noTags, organisation],
  ['the organisation’s wish', settings, unasked],
])('without %s there is no trace of it [8.6.24]', async (_what, env, given) => {
  const { app, post } = await start(env, given);
  expect((await app.inject('/')).body).not.toContain('vitals');
  expect((await post(report)).statusCode).toBe(405);
});
