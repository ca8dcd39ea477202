import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';

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
  it('logs its address, responds there, and exits with code 0 on SIGTERM', async () => {
    const child = start({ SITE_ORIGIN: 'http://site.test' });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const address = /^api listening on (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ready: true });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('does not start with an invalid configuration, and lists every problem', async () => {
    const child = start({ TRUSTED_PROXIES: 'everybody' });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(output).toContain('SITE_ORIGIN is missing');
    expect(output).toContain('TRUSTED_PROXIES must list');
  });

  it('does not start if DATA_DIR is unusable, and names it [8.6.10]', async () => {
    const child = start({ SITE_ORIGIN: 'http://site.test', DATA_DIR: '/etc/passwd/x' });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(output).toContain('DATA_DIR cannot be used: /etc/passwd/x is below a file');
  });
});
