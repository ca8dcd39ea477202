import { expect, it } from 'vitest';
import { toEntryUrl, createSandboxUnderTest } from '../sandbox.fixture.ts';

const put = (url: string, payload: object) => ({ method: 'PUT', url, payload }) as const;
const remove = (url: string) => ({ method: 'DELETE', url }) as const;

it('logs every request that reaches a service, and nothing else', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(toEntryUrl('/about'));
  await app.inject('/media/home-hero-640.jpg');
  await app.inject('/');
  expect((await app.inject('/_sandbox/requests')).json()).toEqual([
    {
      service: 'content',
      method: 'GET',
      path: '/wp-json/entry/api?path=%2Fabout',
      time: '2026-11-21T12:00:00.000Z',
    },
    { service: 'media', method: 'GET', path: '/media/home-hero-640.jpg', time: '2026-11-21T12:00:00.000Z' },
  ]);
  await app.inject(remove('/_sandbox/requests'));
  expect((await app.inject('/_sandbox/requests')).json()).toEqual([]);
});

it('replaces an entry until it is reset', async () => {
  const { app, events } = createSandboxUnderTest();
  await app.inject(put('/_sandbox/entries', { path: '/about', entry: { title: '<script>' } }));
  expect((await app.inject(toEntryUrl('/about'))).json()).toEqual({ title: '<script>' });
  await app.inject(remove('/_sandbox/entries'));
  expect((await app.inject(toEntryUrl('/about'))).json().title).toBe('About the institute');
  expect(events).toEqual([{ paths: ['/about'] }, { all: true }]);
});

it('adds a new entry, and hides its content if it is private', async () => {
  const { app } = createSandboxUnderTest();
  const entry = { title: 'Secret', postStatus: 'private', content: [{ blockName: 'core/text' }] };
  await app.inject(put('/_sandbox/entries', { path: '/secret', entry }));
  expect((await app.inject(toEntryUrl('/secret'))).json()).toMatchObject({ hasAccess: false, content: [] });
});

it.each([[null], ['a word'], [[]], [42]])('serves %j as an entry, for tests', async (entry) => {
  const { app } = createSandboxUnderTest();
  await app.inject(put('/_sandbox/entries', { path: '/odd', entry }));
  expect((await app.inject(toEntryUrl('/odd'))).json()).toEqual(entry);
});

it('replaces the response of a card route, query included', async () => {
  const { app } = createSandboxUnderTest();
  const route = '/wp-json/cards/api/news?category=12';
  await app.inject(put('/_sandbox/cards', { route, cards: [{ title: 'Only this' }] }));
  expect((await app.inject(route)).json()).toEqual([{ title: 'Only this' }]);
  expect((await app.inject('/wp-json/cards/api/news')).json().length).toBeGreaterThan(10);
  await app.inject(remove('/_sandbox/cards'));
  expect((await app.inject(route)).json().length).toBeGreaterThan(1);
});

it('serves a card route that a test has added', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(put('/_sandbox/cards', { route: '/wp-json/odd/route', cards: [] }));
  expect((await app.inject('/wp-json/odd/route')).body).toBe('[]');
});

it('replaces the main data until it is reset', async () => {
  const { app } = createSandboxUnderTest();
  await app.inject(put('/_sandbox/main-data', { _en_maindata: [] }));
  expect((await app.inject('/wp-json/maindata/api')).json()).toEqual({ _en_maindata: [] });
  await app.inject(remove('/_sandbox/main-data'));
  expect((await app.inject('/wp-json/maindata/api')).body).toContain('Sold out');
});

it('refuses edits without a path or a route of the content service', async () => {
  const { app } = createSandboxUnderTest();
  expect((await app.inject(put('/_sandbox/entries', { path: 'about', entry: {} }))).statusCode).toBe(400);
  expect((await app.inject(put('/_sandbox/entries', { path: '/about' }))).statusCode).toBe(400);
  expect((await app.inject(put('/_sandbox/cards', { route: '/elsewhere', cards: [] }))).statusCode).toBe(400);
});

it.each(['http://evil.test', 'null'])('cannot be changed by a page of %s', async (origin) => {
  const { app } = createSandboxUnderTest();
  const headers = { origin, host: '127.0.0.1:4400' };
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const order = { method: 'POST', url: '/_sandbox/faults', payload: 'service=content&mode=down' } as const;
  expect((await app.inject({ ...order, headers: form })).statusCode).toBe(403);
  expect((await app.inject({ ...remove('/_sandbox/entries'), headers })).statusCode).toBe(403);
});
