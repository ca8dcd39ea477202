import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

const scriptPath = '/tags/gtm.js?id=GTM-SANDBOX';

/** A page that loads the script after these items. */
function runScript(script: string, dataLayer: object[]) {
  const sent: string[] = [];
  const note = (kind: string) => (url: string) => sent.push(`${kind} ${new URL(url).searchParams.get('en')}`);
  const document = { currentScript: { src: `https://tags.example${scriptPath}` }, cookie: '' };
  class Image {
    set src(url: string) {
      note('pixel')(url);
    }
  }
  const page = { document, dataLayer, URL, URLSearchParams, Image, fetch: note('fetch') };
  runInNewContext(script, { ...page, window: page, navigator: { sendBeacon: note('beacon') } });
  return { sent, cookie: () => document.cookie };
}

function command(..._words: unknown[]): object {
  // eslint-disable-next-line prefer-rest-params
  return arguments;
}
const grant = (state: string) => command('consent', 'update', { analytics_storage: state });

it('serves a script that sends each event in three ways, once statistics are granted', async () => {
  const { app } = createSandboxUnderTest();
  const { body, headers } = await app.inject(scriptPath);
  expect(headers['content-type']).toContain('text/javascript');
  const layer: object[] = [grant('granted'), { event: 'gtm.js' }];
  const { sent, cookie } = runScript(body, layer);
  layer.push({ event: 'subscriptions' });
  const kinds = ['fetch', 'beacon', 'pixel'];
  expect(sent).toEqual([
    ...kinds.map((kind) => `${kind} gtm.js`),
    ...kinds.map((kind) => `${kind} subscriptions`),
  ]);
  expect(cookie()).toContain('_ga=');
});

it('sends and stores nothing without a grant, or for a command that is an array', async () => {
  const { app } = createSandboxUnderTest();
  const { body } = await app.inject(scriptPath);
  for (const item of [grant('denied'), ['consent', 'update', { analytics_storage: 'granted' }]]) {
    const { sent, cookie } = runScript(body, [item, { event: 'gtm.js' }]);
    expect([sent, cookie()]).toEqual([[], '']);
  }
});

it('records the events that arrive', async () => {
  const { app } = createSandboxUnderTest();
  const query = '?en=subscriptions&granted=analytics_storage';
  expect((await app.inject({ method: 'POST', url: `/tags/collect${query}` })).statusCode).toBe(204);
  const headers = { 'content-type': 'text/plain' };
  expect(
    (await app.inject({ method: 'POST', url: `/tags/beacon${query}`, headers, payload: 'x' })).statusCode,
  ).toBe(204);
  expect((await app.inject(`/tags/pixel.gif${query}`)).headers['content-type']).toBe('image/gif');
  expect((await app.inject('/_sandbox/tags')).json()).toEqual(
    ['fetch', 'beacon', 'pixel'].map((kind) => ({
      kind,
      event: 'subscriptions',
      granted: ['analytics_storage'],
    })),
  );
  await app.inject({ method: 'DELETE', url: '/_sandbox/tags' });
  expect((await app.inject('/_sandbox/tags')).json()).toEqual([]);
});

it('refuses an unknown container and an event without a name', async () => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject('/tags/gtm.js?id=nothing')).statusCode).toBe(404);
  expect((await app.inject('/tags/pixel.gif')).statusCode).toBe(400);
});
