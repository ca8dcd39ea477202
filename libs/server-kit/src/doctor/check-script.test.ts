import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkScript } from './check-script.ts';
import { note } from './finding.ts';

async function serve(status: number, type: string): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(status, type ? { 'content-type': type } : {}).end(),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/script.js`;
}

it.each([
  [200, 'text/javascript', 'ok: its script can be loaded'],
  [200, 'text/html', 'fix: SCRIPT_URL returns text/html, not a script'],
  [200, '', 'fix: SCRIPT_URL returns no content type, not a script'],
  [404, 'text/javascript', 'fix: its script got status 404: check SCRIPT_URL'],
])('status %i with %j is “%s”', async (status, type, expected) => {
  const finding = await checkScript('player', 'SCRIPT_URL', await serve(status, type));
  expect(`${finding.status}: ${finding.text}`).toBe(expected);
});

it('a host that cannot be reached is a fault, or a note where only browsers need it', async () => {
  const url = 'http://127.0.0.1:1/script.js';
  expect(await checkScript('player', 'SCRIPT_URL', url)).toMatchObject({ status: 'fix' });
  expect(await checkScript('player', 'SCRIPT_URL', url, note)).toMatchObject({
    status: 'note',
    text: expect.stringMatching(/^its script could not be reached.*: check SCRIPT_URL/),
  });
});
