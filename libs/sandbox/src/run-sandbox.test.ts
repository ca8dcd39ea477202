import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { billingDistances, findFreePort } from '../../../config/free-port.ts';
import { runSandbox } from './run-sandbox.ts';

/** Runs it with these variables until it ends its process; returns what it wrote to the standard error. */
async function runUntilExit(env: Record<string, string>): Promise<{ code: unknown; errors: string[] }> {
  for (const [name, value] of Object.entries({ SHOP_AHEAD: 'off', SANDBOX_PORT: '0', ...env }))
    vi.stubEnv(name, value);
  const errors: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  await expect(runSandbox()).rejects.toThrow('ended');
  return { code: exit.mock.calls[0]?.[0], errors };
}

it.each([0, 10])('reports in one line that its port is in use, or one beside it (%i)', async (distance) => {
  const port = await findFreePort(billingDistances);
  const other = createServer().listen(port + distance, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  expect(await runUntilExit({ SANDBOX_PORT: String(port) })).toEqual({
    code: 1,
    errors: [`Port ${port + distance} is already in use. Free it, or set SANDBOX_PORT to another port.\n`],
  });
});

it.each([
  ['SANDBOX_PORT', 'harbour', 'must be a port number from 0 to 65523, not "harbour"'],
  ['SANDBOX_CONTENT_FOLDER', 'cms/', 'must be a folder such as /cms, not "cms/"'],
])('reports an invalid %s in one line', async (variable, value, problem) => {
  expect(await runUntilExit({ [variable]: value })).toEqual({
    code: 1,
    errors: [`${variable} ${problem}\n`],
  });
});
