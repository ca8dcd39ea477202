import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

function run(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@guildhall/source', join(import.meta.dirname, 'main.ts')],
    {
      env: { ...process.env, SHOP_AHEAD: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  return { child, printed, ended: once(child, 'close').then(([code]) => code as number | null) };
}

it.each(['SIGTERM', 'SIGINT'] as const)('prints one line and exits cleanly on %s', async (signal) => {
  const { child, printed, ended } = run({ SANDBOX_PORT: '0' });
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await ended).toBe(0);
  expect(printed.out).toMatch(/^sandbox listening on http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(printed.err).toBe('');
});

it.each(['SANDBOX_PORT', 'SANDBOX_BILLING_PORT'])(
  'reports in one line that %s is in use',
  async (variable) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { printed, ended } = run({ SANDBOX_PORT: '0', [variable]: String(port) });
    expect(await ended).toBe(1);
    expect(printed.err).toBe(
      `Port ${port} is already in use. Free it, or set ${variable} to another port.\n`,
    );
  },
);

it('reports an invalid port in one line', async () => {
  const { printed, ended } = run({ SANDBOX_PORT: 'harbour' });
  expect(await ended).toBe(1);
  expect(printed.err).toBe('SANDBOX_PORT must be a port number from 0 to 65535, not "harbour"\n');
});

it('reports an invalid content folder in one line', async () => {
  const { printed, ended } = run({ SANDBOX_PORT: '0', SANDBOX_CONTENT_FOLDER: 'cms/' });
  expect(await ended).toBe(1);
  expect(printed.err).toBe('SANDBOX_CONTENT_FOLDER must be a folder such as /cms, not "cms/"\n');
});
