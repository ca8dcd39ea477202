// Sends requests to the site from one address, over the attack's number of connections, each after the response to the
// last. Arguments: the site's origin, the attack, seconds. Writes the count of each status as JSON.
import { Agent } from 'node:http';
import { sendRequest } from './send-request.ts';
import { attacks, type AttackKey } from './attacks.ts';

const [origin = '', key = '', seconds = '60'] = process.argv.slice(2);
const { connections, path } = attacks[key as AttackKey];
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const until = performance.now() + Number(seconds) * 1_000;
const statuses: Record<string, number> = {};
let count = 0;

async function attack(): Promise<void> {
  while (performance.now() < until) {
    const { status = 'none' } = await sendRequest(origin + path(count++), { agent, from: '127.0.0.1' });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: connections }, attack));
process.stdout.write(JSON.stringify(statuses));
process.exit();
