import { expect, it } from 'vitest';
import { runInNewContext } from 'node:vm';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';
import { filmScript } from './embed-page.ts';

it('serves a script that loads another, which defines players and calls back when it is ready', async () => {
  const { app } = createSandboxUnderTest();
  const { body, headers } = await app.inject('/iframe_api');
  expect(headers['content-type']).toContain('text/javascript');
  const fetched: { src: string }[] = [];
  const document = {
    currentScript: { src: 'https://videos.example/iframe_api' },
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => fetched.push(script) },
  };
  const page: Record<string, unknown> = {
    document,
    URL,
    onYouTubeIframeAPIReady: () => (page['ready'] = true),
  };
  runInNewContext(body, page);
  expect(page['ready']).toBeUndefined();
  const { pathname } = new URL(fetched[0]?.src ?? '');
  expect(pathname).toMatch(/^\/s\/player\/[^/]+\/www-widgetapi.vflset\/www-widgetapi.js$/);
  runInNewContext((await app.inject(pathname)).body, page);
  expect(page['ready']).toBe(true);
  expect(page['YT']).toMatchObject({ Player: expect.any(Function) as unknown, PlayerState: { ENDED: 0 } });
});

it('has a frame for every video, with a valid script', async () => {
  const { app } = createSandboxUnderTest();
  const { body, statusCode } = await app.inject('/embed/a1B_-2c3D4e?autoplay=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('src="/embed/film.js"');
  expect((await app.inject('/embed/film.js')).body).toBe(filmScript);
  expect(() => new Function(filmScript)).not.toThrow();
});

it('can be slow or down, and its requests are logged', async () => {
  const { app } = createSandboxUnderTest();
  const fault = { service: 'video', mode: 'error', match: '/iframe_api' };
  await app.inject({ method: 'POST', url: '/_sandbox/faults', payload: fault });
  expect((await app.inject('/iframe_api')).statusCode).toBe(500);
  expect((await app.inject('/_sandbox/requests')).json()).toMatchObject([
    { service: 'video', path: '/iframe_api' },
  ]);
});

it('serves videos complete and by range, and nothing else', async () => {
  const { app } = createSandboxUnderTest();
  const whole = await app.inject('/films/tide.mp4');
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
  const part = await app.inject({ url: '/films/tide.mp4', headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
  const beyond = await app.inject({ url: '/films/tide.mp4', headers: { range: 'bytes=99999999-' } });
  expect(beyond.statusCode).toBe(416);
  expect((await app.inject('/films/none.mp4')).statusCode).toBe(404);
  expect((await app.inject('/films/..%2Ftide.mp4')).statusCode).toBe(404);
});
