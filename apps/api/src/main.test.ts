import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { billingEnv } from './billing/billing.fixture.ts';

function start(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@guildhall/source', join(import.meta.dirname, 'main.ts')],
    {
      env: { PATH: process.env['PATH'], API_PORT: '0', LOG_LEVEL: 'silent', DRAIN_MS: '0', ...env },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('the program', () => {
  it('says where it listens, answers there, and ends well when asked to', async () => {
    const child = start({ SITE_ORIGIN: 'http://site.test' });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const address = /^api listening on (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ready: true });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('does not start with a wrong configuration and says all that is wrong', async () => {
    const child = start({ TRUSTED_PROXIES: 'everybody' });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(output).toContain('SITE_ORIGIN is missing');
    expect(output).toContain('TRUSTED_PROXIES must list');
  });

  it('names DATA_DIR when it cannot keep its files there [8.6.10]', async () => {
    const child = start(billingEnv('/etc/passwd/x'));
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(output).toContain('DATA_DIR cannot be used: /etc/passwd/x is below a file');
  });
});
