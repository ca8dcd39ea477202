import { startSandbox } from '@guildhall/sandbox';
import type { FastifyBaseLogger } from 'fastify';
import { organisation } from '@guildhall/website-organisation';
import { afterEach, expect, it, vi } from 'vitest';
import { createCaching } from '../config/caching.ts';
import { readConfig } from '../config/config.ts';
import { openContent } from './open-content.ts';

let close = async () => undefined as void;
afterEach(() => close());

async function loggedAtStart(publicOrigin: string, env: Record<string, string> = {}): Promise<string[]> {
  const sandbox = await startSandbox({ port: 0, publicOrigin });
  const error = vi.fn<(message: string) => void>();
  const config = readConfig({
    API_ORIGIN: 'http://127.0.0.1:9',
    ORGANISATION_URL: 'https://organisation.test/',
    CONTENT_ORIGIN: sandbox.origin,
    CONTENT_BASIC_AUTH: 'editor:hunter2',
    ...env,
  });
  const { mainData, rates } = await openContent(config, {
    organisation,
    caching: createCaching(config),
    renderer: () => ({ hasPage: () => false }),
    folder: undefined,
    log: { error, warn: vi.fn(), info: vi.fn(), debug: vi.fn() } as unknown as FastifyBaseLogger,
    now: Date.now,
  });
  close = async () => {
    mainData.stop();
    rates.stop();
    await sandbox.close();
  };
  return error.mock.calls.map(([message]) => message);
}

it('logs at start how to configure a content service that uses another origin [2.1.9]', async () => {
  const [logged = '', ...more] = await loggedAtStart('https://content.test');
  expect(logged).toContain('The content service uses https://content.test as its address');
  expect(logged).toContain('Set CONTENT_PUBLIC_ORIGINS=https://content.test');
  expect(logged).not.toContain('hunter2');
  expect(more).toEqual([]);
});

it('logs nothing if that origin is configured', async () => {
  const env = { CONTENT_PUBLIC_ORIGINS: 'https://content.test' };
  expect(await loggedAtStart('https://content.test', env)).toEqual([]);
});
