import { defineOrganisation, type OrganisationFacts } from '@guildhall/organisation';
import { organisation as first } from '@guildhall/website-organisation';
import { describe, expect, it } from 'vitest';
import { startSite } from '../../host/site.fixture.ts';
import { keyring, keyringSettings } from '../../host/suppliers/keyring.fixture.ts';

const { plans, ...facts } = first;
const askingFor = (consent: Partial<OrganisationFacts['consent']>) =>
  defineOrganisation({
    ...facts,
    plans: Object.fromEntries(plans.map(({ id, ...traits }) => [id, traits])),
    consent: { purposes: ['statistics', 'marketing'], version: 3, domain: 'house.example', ...consent },
  });
const settings = {
  SITE_ORIGIN: 'https://www.house.example',
  TAG_SCRIPT_URL: 'https://tags.house.example/gtm.js?id=GTM-HOUSE',
};
const form = 'application/x-www-form-urlencoded';

async function start(env: Record<string, string> = settings, organisation = askingFor({})) {
  const { app, log } = await startSite({ LOG_LEVEL: 'info', ...env }, { organisation, identity: keyring });
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/_consent', payload, headers: { 'content-type': form, ...headers } });
  const choices = () => log.flatMap(({ consent }) => (consent ? [consent] : []));
  return { app, log, post, choices };
}

describe('a choice', () => {
  it('is set as a cookie for 180 days, on the configured domain, and readable by scripts [2.8.2]', async () => {
    const { post } = await start();
    const { headers, statusCode } = await post('choice=some&purpose=statistics');
    expect(statusCode).toBe(204);
    expect(headers['set-cookie']).toEqual([
      'consent=statistics-3; Max-Age=15552000; Path=/; SameSite=Lax; Domain=house.example; Secure',
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is for the host alone on a site that is not below the domain, such as a test site [2.8.2]', async () => {
    const { post } = await start({ ...settings, SITE_ORIGIN: 'https://www.use.example' });
    expect((await post('choice=none')).headers['set-cookie']).toEqual([
      'consent=none-3; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it('is for all purposes, none, or those that were ticked [2.8.1]', async () => {
    const { post } = await start();
    const values = [
      'choice=all',
      'choice=none',
      'choice=some',
      'choice=some&purpose=marketing&purpose=statistics',
    ];
    const responses = await Promise.all(values.map((body) => post(body)));
    expect(responses.map(({ headers }) => /=([^;]+)/.exec(String(headers['set-cookie']))?.[1])).toEqual([
      'statistics.marketing-3',
      'none-3',
      'none-3',
      'statistics.marketing-3',
    ]);
  });

  it('leads a form back to its page, and never to another site [2.8.2]', async () => {
    const { post } = await start();
    const back = async (referer?: string) => {
      const { headers, statusCode } = await post('choice=none', {
        accept: 'text/html',
        ...(referer && { referer }),
      });
      return `${statusCode} ${headers['location']}`;
    };
    expect(await back('https://www.house.example/news/a?cat=oceans')).toBe('303 /news/a?cat=oceans');
    expect(await back('https://www.house.example/_consent')).toBe('303 /_consent/saved');
    expect(await back('https://elsewhere.example/')).toBe('303 /_consent/saved');
    expect(await back('//elsewhere.example/')).toBe('303 /_consent/saved');
    expect(await back()).toBe('303 /_consent/saved');
  });

  it('removes the cookies of tags that it refuses [2.8.5]', async () => {
    const { post } = await start();
    const { headers } = await post('choice=none', { cookie: '_ga=1; theme=dark' });
    expect(headers['set-cookie']).toContain('_ga=; Max-Age=0; Path=/; Domain=house.example');
    expect(String(headers['set-cookie'])).not.toContain('theme');
  });

  it('is logged with its purposes and version, and nothing about the visitor [2.8.4]', async () => {
    const { post, log, choices } = await start();
    await post('choice=all', { cookie: '_ga=hunter2', referer: 'https://www.house.example/hunter2' });
    expect(choices()).toEqual([{ purposes: ['statistics', 'marketing'], version: 3 }]);
    const line = log.find(({ consent }) => consent !== undefined);
    expect(Object.keys(line ?? {})).toEqual([
      ...['level', 'time', 'service', 'instance', 'version', 'consent', 'msg'],
    ]);
    expect(JSON.stringify(log)).not.toContain('hunter2');
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['a request from another site', 403, 'choice=all', { 'sec-fetch-site': 'cross-site' }],
    ['a request from another site’s subdomain', 403, 'choice=all', { 'sec-fetch-site': 'same-site' }],
    ['another origin', 403, 'choice=all', { origin: 'https://elsewhere.example' }],
    ['no choice', 400, 'purpose=statistics', {}],
    ['an unknown purpose', 400, 'choice=some&purpose=fun', {}],
    ['JSON', 415, '{"choice":"all"}', { 'content-type': 'application/json' }],
    ['a large body', 413, `choice=all&x=${'x'.repeat(2_000)}`, {}],
  ])('is refused for %s [2.8.2]', async (_case, status, body, headers) => {
    const { post, choices } = await start();
    const response = await post(body, headers);
    expect(response.statusCode).toBe(status);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(choices()).toEqual([]);
  });

  it('is taken from a page without referrer, whose form has no origin', async () => {
    const { post } = await start();
    expect((await post('choice=all', { origin: 'null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
      204,
    );
  });

  it('is limited to 20 a minute for one address', async () => {
    const { post } = await start();
    for (let at = 0; at < 20; at += 1) await post('choice=none');
    const { statusCode, headers } = await post('choice=none');
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('the question', () => {
  it('is a page that works without JavaScript, with nothing ticked and equal buttons [2.8.1]', async () => {
    const { app } = await start();
    const { body, statusCode } = await app.inject('/_consent');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<form[^>]* action="\/_consent" method="post"/);
    expect(body).not.toContain('checked');
    for (const html of [body, (await app.inject('/_consent/bar')).body]) {
      const buttons = [...html.matchAll(/<button[^>]* name="choice"[^>]*>/g)].map(([button]) => button);
      expect(new Set(buttons.map((button) => button.replace(/ value="\w+"/, ''))).size).toBe(1);
      expect(buttons).toHaveLength(3);
      expect(
        html.match(/<input[^>]* type="checkbox"[^>]* name="purpose"|<input[^>]* name="purpose"/g),
      ).toHaveLength(2);
      expect(html).not.toContain('checked');
    }
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('is the same for everyone, with and without the cookie', async () => {
    const { app } = await start();
    for (const url of ['/', '/_consent', '/_consent/bar']) {
      const [without, having] = [
        await app.inject(url),
        await app.inject({ url, headers: { cookie: 'consent=none-3' } }),
      ];
      expect(having.body).toBe(without.body);
      expect(without.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is linked from every page, with what to load after a yes [2.8.1]', async () => {
    const { app } = await start();
    for (const url of ['/', '/no-such-page', '/_consent']) {
      expect((await app.inject(url)).body).toContain(
        'href="/_consent" data-consent="3" data-tags="https://tags.house.example/gtm.js?id=GTM-HOUSE"',
      );
    }
  });

  it('leaves no trace without a tag manager [2.8.6]', async () => {
    const { app } = await start({});
    const { body, headers } = await app.inject('/');
    expect(body).not.toMatch(/consent/i);
    expect(headers['content-security-policy']).not.toContain('tags');
    for (const url of ['/_consent', '/_consent/bar', '/_consent/saved'])
      expect((await app.inject(url)).statusCode, url).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/_consent' })).statusCode).toBe(405);
  });

  it('must be defined for a tag manager', async () => {
    const { consent: _, ...silent } = askingFor({});
    await expect(startSite(settings, { organisation: silent })).rejects.toThrow('Add `consent:');
  });
});

describe('tags', () => {
  it('may run on every page but those with personal data [7.9.1]', async () => {
    const { app } = await start({
      ...settings,
      TAG_ORIGINS: 'https://hits.house.example',
      ...keyringSettings,
    });
    const getPolicy = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
    const policy = await getPolicy('/');
    const origins = 'https://tags.house.example https://hits.house.example';
    expect(policy).toContain(`; script-src 'self' ${origins};`);
    expect(policy).toMatch(new RegExp(`; img-src [^;]* ${origins};`));
    expect(policy).toMatch(new RegExp(`; connect-src [^;]* ${origins};`));
    expect(policy).toContain(
      "; trusted-types guildhall guildhall-worker guildhall-tags goog#html 'allow-duplicates';",
    );
    expect(await getPolicy('/login')).not.toMatch(/(tags|hits)\.house|goog#html|allow-duplicates/);
  });

  it('may create the Trusted Types policies that the organisation names, only where tags run [7.9.5]', async () => {
    const organisation = askingFor({ trustedTypes: ['matomo', 'other'] });
    const getPolicy = async (env: Record<string, string>) =>
      (await (await start(env, organisation)).app.inject('/')).headers['content-security-policy'];
    const named = await getPolicy(settings);
    expect(named).toContain("; trusted-types guildhall guildhall-worker guildhall-tags matomo other 'allow");
    const { TAG_SCRIPT_URL: _, ...without } = settings;
    const policy = await getPolicy(without);
    expect(policy).toContain('; trusted-types guildhall guildhall-worker;');
  });
});
