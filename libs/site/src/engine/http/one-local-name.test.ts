import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addOneLocalName } from './one-local-name.ts';

async function open(SITE_ORIGIN: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') {
  const app = Fastify();
  addOneLocalName(app, { SITE_ORIGIN });
  app.all('/*', async () => 'page');
  const { statusCode, headers: sent } = await app.inject({ method, url: '/a?b=c', headers });
  return [statusCode, sent.location];
}
const navigate = { 'sec-fetch-mode': 'navigate' };
const local = 'http://localhost:4200';

it.each(['127.0.0.1:4200', '[::1]:4200'])(
  'a page opened at %s leads to the origin that forms need',
  async (host) => {
    expect(await open(local, { ...navigate, host })).toEqual([307, 'http://localhost:4200/a?b=c']);
  },
);

it.each([
  ['its own name', local, { ...navigate, host: 'localhost:4200' }],
  ['another port, such as a proxy’s', local, { ...navigate, host: '127.0.0.1:9000' }],
  ['a name on the web', local, { ...navigate, host: 'www.example:4200' }],
  ['a program, such as a health check', local, { host: '127.0.0.1:4200' }],
  ['a site on the web', 'https://www.example', { ...navigate, host: '127.0.0.1' }],
])('nothing else is led anywhere: %s', async (_name, origin, headers) => {
  expect(await open(origin, headers)).toEqual([200, undefined]);
});

it('leads no form anywhere: it would lose its words', async () => {
  expect(await open(local, { ...navigate, host: '127.0.0.1:4200' }, 'POST')).toEqual([200, undefined]);
});
