import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

const origin = 'https://tags.example';
const containerPath = '/tags/gtm.js?id=GTM-SANDBOX';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => unknown }): unknown;
}

/** A page that runs the scripts as they are served, with what waits in `dataLayer`. */
async function openPage(dataLayer: object[], trustedTypes?: TrustedTypes) {
  const { app } = createSandboxUnderTest();
  const sent: string[] = [];
  const added: { src?: unknown }[] = [];
  const complaints: string[] = [];
  const note = (kind: string) => (url: string) => sent.push(`${kind} ${new URL(url).searchParams.get('en')}`);
  const document = {
    currentScript: { src: '' },
    cookie: '',
    createElement: () => ({}),
    head: { append: (script: object) => added.push(script) },
  };
  class Image {
    set src(url: string) {
      note('pixel')(url);
    }
  }
  const console = { error: (message: string) => complaints.push(message) };
  const page = {
    document,
    dataLayer,
    trustedTypes,
    URL,
    URLSearchParams,
    Image,
    console,
    fetch: note('fetch'),
  };
  const run = async (path: string) => {
    const { body, headers } = await app.inject(path);
    expect(headers['content-type']).toContain('text/javascript');
    document.currentScript.src = origin + path;
    runInNewContext(body, { ...page, window: page, navigator: { sendBeacon: note('beacon') } });
  };
  await run(containerPath);
  const [script] = added;
  await run(String(script?.src).replace(origin, ''));
  return { sent, script, complaints, cookie: () => document.cookie };
}

function command(..._words: unknown[]): object {
  // eslint-disable-next-line prefer-rest-params
  return arguments;
}
const grant = (state: string) => command('consent', 'update', { analytics_storage: state });

it('serves a script whose tag sends each event in three ways, once statistics are granted', async () => {
  const layer: object[] = [grant('granted'), { event: 'gtm.js' }];
  const { sent, cookie } = await openPage(layer);
  layer.push({ event: 'subscriptions' });
  const kinds = ['fetch', 'beacon', 'pixel'];
  expect(sent).toEqual([
    ...kinds.map((kind) => `${kind} gtm.js`),
    ...kinds.map((kind) => `${kind} subscriptions`),
  ]);
  expect(cookie()).toContain('_ga=');
});

it('creates the vendor’s Trusted Types policy in each script, and loads the second by it', async () => {
  const names: string[] = [];
  const { script } = await openPage([], {
    createPolicy(name, { createScriptURL }) {
      names.push(name);
      return { createScriptURL: (url: string) => ({ toString: () => String(createScriptURL(url)) }) };
    },
  });
  expect(names).toEqual(['goog#html', 'goog#html']);
  expect(typeof script?.src).toBe('object');
});

it('goes on with strings if a page refuses that policy, and says so on the console', async () => {
  const { script, complaints } = await openPage([], {
    createPolicy() {
      throw new TypeError('refused');
    },
  });
  expect(script?.src).toBe(`${origin}/tags/gtag/js?id=G-SANDBOX`);
  expect(complaints).toEqual(['refused', 'refused']);
});

it('sends and stores nothing without a grant, or for a command that is an array', async () => {
  for (const item of [grant('denied'), ['consent', 'update', { analytics_storage: 'granted' }]]) {
    const { sent, cookie } = await openPage([item, { event: 'gtm.js' }]);
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
  expect((await app.inject('/tags/gtag/js?id=nothing')).statusCode).toBe(404);
  expect((await app.inject('/tags/pixel.gif')).statusCode).toBe(400);
});
