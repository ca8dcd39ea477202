import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStoredPage } from '../engine/page-cache/stored-page.ts';
import { readConfig } from '../config/config.ts';
import { createContentSecurity } from '../engine/security/security-headers.ts';
import { serviceWorkerRoute } from './service-worker-route.ts';
import { isServiceWorkerOn } from '../engine/assets/worker-switch.ts';

const environment = {
  ...{ CONTENT_ORIGIN: 'https://content.example', API_ORIGIN: 'https://api.example' },
  ORGANISATION_URL: 'https://house.example/',
};

async function start(code: string | undefined) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const page = { status: 200, html: 'offline', headers: {}, fullyRead: true, renderedAt: 0 };
  await app.register(serviceWorkerRoute, {
    code,
    builder: { getPlainPage: async () => createStoredPage(page) },
    security: createContentSecurity(readConfig({ ...environment, MEDIA_ORIGINS: 'https://media.example' }), {
      hsts: 'host',
    }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.listeningOrigin;
}

describe('the service worker', () => {
  it('is revalidated with every page, and may reach only this site and its pictures [7.10.6]', async () => {
    const origin = await start('let worker');
    const response = await fetch(`${origin}/sw.js`);
    expect(await response.text()).toBe('let worker');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; connect-src 'self' https://content.example https://media.example",
      'x-content-type-options': 'nosniff',
    });
    const known = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await fetch(`${origin}/sw.js`, { headers: known })).status).toBe(304);
    expect(await (await fetch(`${origin}/_offline`)).text()).toBe('offline');
  });

  it('removes itself and its caches where there is none, and there is no offline page [7.10.7]', async () => {
    const origin = await start(undefined);
    const code = await (await fetch(`${origin}/sw.js`)).text();
    expect(code).toContain('registration.unregister()');
    expect(code).toContain("startsWith('guildhall-')");
    expect(() => new Function(code)).not.toThrow();
    expect((await fetch(`${origin}/_offline`)).status).toBe(404);
  });

  it('is off if the operator says so, and on a site for editors', () => {
    const isOn = (env: Record<string, string>) => isServiceWorkerOn(readConfig({ ...environment, ...env }));
    expect([isOn({}), isOn({ SERVICE_WORKER: 'off' }), isOn({ EDITORS_PREVIEW: 'on' })]).toEqual([
      ...[true, false, false],
    ]);
    expect(() => isOn({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER');
  });
});
