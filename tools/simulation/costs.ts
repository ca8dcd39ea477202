import {
  createAgent,
  createSuppliers,
  createVisitor,
  startMachines,
  type Machines,
  type Reply,
  type Visitor,
} from '@guildhall/machines';
import { createCart } from './create-cart.ts';
import { readProcessorTimes, subtract, type ProcessorTimes } from './measure.ts';
import { readSite, type KnownSite } from './traffic/known-site.ts';

/** Processor time of one kind of request. */
export interface CostFigures {
  kind: string;
  requests: number;
  /** Responses that were not as expected. */
  others: number;
  processor: ProcessorTimes;
}

/** Requests of one kind: each is sent this often, by a guest with an address of its own. */
interface Kind {
  name: string;
  requests: number;
  expected: number;
  send(guest: Visitor, index: number): Promise<Reply>;
}

/** Requests at the same time. */
const connections = 8;

/** Measures what each kind of request costs each program, one kind after the other. @param share of the usual number */
export async function measureCosts(share: number): Promise<CostFigures[]> {
  const machines = await startMachines({ siteEnv: () => ({ PAGE_FRESH_MS: '3600000' }) });
  try {
    const suppliers = createSuppliers({
      origin: machines.sandbox.origin,
      webhookSecret: machines.webhookSecret,
    });
    const known = await readSite(machines, suppliers);
    const [member] = known.members;
    if (!member) throw new Error('There is no member');
    const visitor = createVisitor(machines.origin, { address: '192.0.2.251' });
    const cartId = await createCart(visitor, known.variantId);
    const kinds = listKinds(known, cartId, await suppliers.logIn(member));
    const figures: CostFigures[] = [];
    for (const kind of kinds)
      figures.push(await measureKind(machines, { ...kind, requests: Math.ceil(kind.requests * share) }));
    return figures;
  } finally {
    await machines.stop();
  }
}

const accept = { 'accept-encoding': 'br' };

function listKinds(known: KnownSite, cartId: string, idToken: string): Kind[] {
  const [path = '/', page] = [...known.pages][0] ?? [];
  const file = page?.files.find((name) => name.endsWith('.js')) ?? '/';
  const read = (name: string, requests: number, toPath: (index: number) => string, expected = 200): Kind => ({
    ...{ name, requests, expected },
    send: (guest, index) => guest.read(toPath(index), accept),
  });
  return [
    read('kept page', 4_000, () => path),
    {
      ...{ name: 'kept page, unchanged', requests: 4_000, expected: 304 },
      send: (guest) => guest.read(path, { ...accept, 'if-none-match': page?.etag ?? '' }),
    },
    read('file', 4_000, () => file),
    read('missing page', 400, (index) => `/none-${index}`, 404),
    read('search', 200, (index) => `/search?q=${known.plan.words[index % known.plan.words.length]}`),
    {
      ...{ name: 'cart', requests: 400, expected: 200 },
      send: (guest) => guest.callShop('Cart', { id: cartId }),
    },
    {
      ...{ name: 'sign-up form sent', requests: 100, expected: 200 },
      send: (guest, index) => guest.join(`person-${index}@post.example`),
    },
    {
      ...{ name: 'membership of a member', requests: 200, expected: 200 },
      send: (guest) => guest.readMemberStatus(idToken),
    },
  ];
}

async function measureKind(
  machines: Machines,
  { name, requests, expected, send }: Kind,
): Promise<CostFigures> {
  const agent = createAgent(connections);
  let [next, others] = [0, 0];
  const work = async () => {
    while (next < requests) {
      const index = (next += 1);
      const address = `10.9.${index >> 8}.${index & 255}`;
      const { status } = await send(createVisitor(machines.origin, { address, agent }), index);
      if (status !== expected) others += 1;
    }
  };
  const before = readProcessorTimes(machines);
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  const processor = subtract(readProcessorTimes(machines), before);
  return { kind: name, requests, others, processor };
}
