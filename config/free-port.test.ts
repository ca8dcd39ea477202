import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from './free-port.ts';

it('a free port can be listened on, is found only once, and is never one that the system gives away', async () => {
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  expect(new Set(ports).size).toBe(3);
  const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t').map(Number);
  for (const port of ports) {
    expect(port).toBeLessThan(first as number);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await once(server.close(), 'close');
  }
});
