import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
