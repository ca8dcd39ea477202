// Holds connections to the site by sending requests byte by byte, while visiting the site from another address.
// Arguments: the site's origin, the number of connections, seconds. Writes `DripResult` as JSON.
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DripResult } from '../figures.ts';
import { sendRequest } from './send-request.ts';

const [origin = '', count = '60', seconds = '30'] = process.argv.slice(2);
const { hostname: host, port } = new URL(origin);
/** Time between two bytes of a connection, ms: below every idle time-out. */
const byteMs = 500;
const visitMs = 250;

/** The complete start of a request, and a text that can be repeated without ending it. */
const requests = [
  { start: 'GET / HTTP/1.1\r\nHost: a\r\n', drip: 'X-a: b\r\n' },
  {
    start: `POST /_content-events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\n \r\n',
  },
] as const;

/** Keeps its own side open when the server has closed its side: the server must release the connection. */
function drip(index: number): Socket {
  const { start, drip } = requests[index % 2 ? 1 : 0];
  const socket = connect({ host, port: Number(port), localAddress: '127.0.0.1', allowHalfOpen: true });
  let sent = 0;
  socket.on('error', () => undefined).on('data', () => undefined);
  socket.write(start);
  const timer = setInterval(() => socket.write(drip[sent++ % drip.length] ?? ''), byteMs);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

const sockets = Array.from({ length: Number(count) }, (_, index) => drip(index));
await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
const since = performance.now();
const countOpen = () => sockets.filter((socket) => !socket.destroyed).length;

async function visitUntilServed(): Promise<{ refusals: number; servedMs: number | undefined }> {
  // A new connection for each visit: the server refuses connections, not requests.
  const options = { agent: new Agent(), from: '127.0.0.2' };
  let refusals = 0;
  while (performance.now() - since < Number(seconds) * 1_000) {
    const { status } = await sendRequest(`${origin}/`, options);
    if (status === 200) return { refusals, servedMs: performance.now() - since };
    refusals++;
    await wait(visitMs);
  }
  return { refusals, servedMs: undefined };
}

const { refusals, servedMs } = await visitUntilServed();
await wait(Math.max(0, Number(seconds) * 1_000 - (performance.now() - since)));
const result: DripResult = { refusals, servedMs, remaining: countOpen() };
process.stdout.write(JSON.stringify(result));
process.exit();
