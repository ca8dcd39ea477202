// Visits the site from its own address, again and again: a cached page, one that was never requested, a cart.
// Arguments: the site's origin, seconds, the number of the first new page. Writes the time of each as JSON.
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '@guildhall/shop-client';
import { sendRequest, type RequestResult } from './send-request.ts';
import { productPath } from '../pages.ts';
import { toNewPath } from './attacks.ts';

const [origin = '', seconds = '60', first = '0'] = process.argv.slice(2);
const options = { agent: new Agent({ keepAlive: true }), from: '127.0.0.2' };
/** Time between two rounds, ms: below the rate limit. */
const pace = 600;

const findQuery = (name: string) => operations.find((operation) => operation.name === name)?.document ?? '';
const requestShop = (name: string, variables: object) =>
  sendRequest(`${origin}/api/v1/sca`, {
    ...options,
    json: JSON.stringify({ query: findQuery(name), variables }),
  });

/** Returns the first ID of a kind in the shop's response. */
async function readId(kind: string, name: string, variables: object): Promise<string> {
  const { status, body } = await requestShop(name, variables);
  const id = new RegExp(`gid://shopify/${kind}/[^"]+`).exec(body)?.[0];
  if (!id) throw new Error(`The shop responded to ${name} with ${status}: ${body.slice(0, 200)}`);
  return id;
}

const merchandiseId = await readId('ProductVariant', 'Product', { handle: productPath.split('/').at(-1) });
const id = await readId('Cart', 'CartCreate', { lines: [{ merchandiseId, quantity: 1 }] });

const visits = {
  cached: () => sendRequest(`${origin}/`, options),
  new: (n: number) => sendRequest(origin + toNewPath(n), options),
  cart: () => requestShop('Cart', { id }),
};
const isGood = ({ status, body }: RequestResult) => status === 200 && !body.startsWith('{"errors"');

const seen = Object.fromEntries(Object.keys(visits).map((what) => [what, [] as RequestResult[]]));
const until = performance.now() + Number(seconds) * 1_000;
for (let n = Number(first); performance.now() < until; n++) {
  const next = wait(pace);
  await Promise.all(
    Object.entries(visits).map(async ([what, visit]) => void seen[what]?.push(await visit(n))),
  );
  await next;
}
const figures = Object.entries(seen).map(([what, results]) => {
  const sorted = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const getQuantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const bad = results.filter((result) => !isGood(result));
  const statuses = [...new Set(bad.map(({ status = 'none' }) => String(status)))];
  return [
    what,
    { visits: results.length, p50: getQuantile(0.5), p99: getQuantile(0.99), errors: bad.length, statuses },
  ];
});
process.stdout.write(JSON.stringify(Object.fromEntries(figures)));
process.exit();
