import { expect, it } from 'vitest';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';

it.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('responds to Accept %s with %s, at one URL', async (accept, encoding) => {
  const { app, fetched } = createSandboxUnderTest();
  const response = await app.inject({
    url: '/media/home-hero-640.jpg?v=1',
    headers: accept === undefined ? {} : { accept },
  });
  expect(response.headers).toMatchObject({
    'content-type': `image/${encoding}`,
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(fetched).toEqual([{ name: 'home-hero', width: 640, encoding }]);
});

it('responds with 304 when the client has the picture', async () => {
  const { app, fetched } = createSandboxUnderTest();
  const { etag } = (await app.inject('/media/home-hero-640.jpg')).headers;
  const again = await app.inject({
    url: '/media/home-hero-640.jpg',
    headers: { 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(fetched).toHaveLength(1);
});

it.each([
  'nobody-640.jpg',
  'home-hero-641.jpg',
  'home-hero.jpg',
  'home-hero-640.png',
  'person-amara-osei-lund-1920.jpg',
  '..%2f..%2fpackage.json',
])('has no picture %s', async (file) => {
  const { app, fetched } = createSandboxUnderTest();
  expect((await app.inject(`/media/${file}`)).statusCode).toBe(404);
  expect(fetched).toEqual([]);
});
