import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createAgent, createVisitor, type Machines, type Suppliers, type Visitor } from '@guildhall/machines';
import type { Recording } from '../record.ts';
import type { KnownSite } from './known-site.ts';
import type { Step, Visit } from './traffic.ts';

export interface PlayOptions {
  machines: Machines;
  suppliers: Suppliers;
  known: KnownSite;
  record: Recording;
  /** Time for the whole month, s. A site that is slower takes longer. */
  seconds: number;
  /** Visits at the same time, each on a connection of its own. */
  connections: number;
}

interface Player extends Omit<PlayOptions, 'seconds' | 'connections'> {
  visitor: Visitor;
  visit: Visit;
  /** Files that the visitor's browser has. */
  files: Set<string>;
}

/** Makes every visit, when its moment of the month has come. Returns the time that it took, s. */
export async function playTraffic(visits: readonly Visit[], options: PlayOptions): Promise<number> {
  const since = performance.now();
  const agent = createAgent(options.connections);
  const queue = visits.values();
  const work = async () => {
    for (const visit of queue) {
      const early = visit.at * options.seconds * 1_000 - (performance.now() - since);
      if (early > 1) await wait(early);
      const visitor = createVisitor(options.machines.origin, { address: visit.address, agent });
      const player = { ...options, visitor, visit, files: new Set<string>() };
      for (const step of visit.steps) await take(step, player);
    }
  };
  await Promise.all(Array.from({ length: options.connections }, work));
  agent.destroy();
  return (performance.now() - since) / 1_000;
}

/** Browsers accept compressed pages. */
const accept = { 'accept-encoding': 'br' };

async function take(step: Step, player: Player): Promise<void> {
  switch (step.kind) {
    case 'cart':
      return fillCart(player);
    case 'sign-up':
      return signUp(player);
    case 'login':
      return logIn(player);
    case 'event':
      return sendEvent(player);
    case 'page':
      return readPage(step.path, player);
    default:
      return player.record.add(step.kind, await player.visitor.read(step.path, accept));
  }
}

async function readPage(path: string, { visitor, visit, known, record, files }: Player): Promise<void> {
  const page = known.pages.get(path);
  const etag = visit.isReturning ? page?.etag : undefined;
  record.add(
    visit.isReturning ? 'page, returning' : 'page, first visit',
    await visitor.read(path, { ...accept, ...(etag !== undefined && { 'if-none-match': etag }) }),
  );
  if (visit.isReturning) return;
  for (const file of page?.files ?? []) {
    if (files.has(file)) continue;
    files.add(file);
    record.add('file', await visitor.read(file, accept));
  }
}

async function fillCart({ visitor, known, record }: Player): Promise<void> {
  const lines = [{ merchandiseId: known.variantId, quantity: 1 }];
  const created = await visitor.callShop('CartCreate', { lines });
  record.add('cart', created);
  const cartId = /gid:\/\/shopify\/Cart\/[^"]+/.exec(created.body)?.[0];
  if (cartId === undefined) return;
  record.add('cart', await visitor.callShop('CartLinesAdd', { cartId, lines }));
}

async function signUp({ visitor, suppliers, record }: Player): Promise<void> {
  const email = `${randomUUID()}@post.example`;
  const joined = await visitor.join(email);
  record.add('sign-up', joined);
  if (joined.status !== 200) return;
  await suppliers.pay(email);
  for (let looks = 0; looks < 20; looks += 1) {
    const status = await visitor.readJoinStatus();
    record.add('sign-up', status);
    if (status.status !== 200 || status.body.includes('"member"')) return;
    // As often as a browser looks.
    await wait(1_000);
  }
}

async function logIn({ visitor, suppliers, known, record }: Player): Promise<void> {
  const member = known.members[Math.floor(Math.random() * known.members.length)];
  if (!member) return;
  record.add('login', await visitor.readMemberStatus(await suppliers.logIn(member)));
}

async function sendEvent({ visitor, suppliers, known, record }: Player): Promise<void> {
  const [path = '/'] = known.pages.keys();
  const event = JSON.stringify({ paths: [path] });
  record.add(
    'content event',
    await visitor.post('/_content-events', JSON.parse(event), suppliers.signEvent(event)),
  );
}
