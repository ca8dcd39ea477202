import { randomUUID } from 'node:crypto';
import { createAgent, createVisitor, type Machines, type Suppliers, type Visitor } from '@guildhall/machines';
import { createCart, findVariant } from '../create-cart.ts';
import { createRecord, type Recording } from '../record.ts';

/** Kinds of requests, by what they need: a site alone, the content service, the shop, the database. */
export type LoadKind = 'kept page' | 'new page' | 'cart' | 'sign-up';

/** Requests in a second, of each kind. */
const perSecond: Record<LoadKind, number> = { 'kept page': 40, 'new page': 5, cart: 10, 'sign-up': 5 };

/** Sends requests at a steady pace, whatever becomes of them, until it is stopped. */
export async function createLoad(machines: Machines, suppliers: Suppliers) {
  const agent = createAgent(200);
  let [count, record] = [0, createRecord()];
  /** Nobody reaches a limit of calls. */
  const createGuest = (): Visitor => {
    count += 1;
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return createVisitor(machines.origin, { address, agent, timeoutMs: 10_000 });
  };
  const buyer = createGuest();
  const cartId = await createCart(buyer, await findVariant(buyer));
  const joining = await createJoining(machines, suppliers);
  const kinds: Record<LoadKind, () => ReturnType<Visitor['read']>> = {
    'kept page': () => createGuest().read('/'),
    'new page': () => createGuest().read(`/none-${count}`),
    cart: () => createGuest().callShop('Cart', { id: cartId }),
    'sign-up': () => (joining[count % joining.length] as Visitor).readJoinStatus(),
  };
  const underWay = new Set<Promise<void>>();
  const send = (kind: LoadKind, into: Recording) => {
    const sent = kinds[kind]().then((reply) => {
      into.add(kind, reply);
      underWay.delete(sent);
    });
    underWay.add(sent);
  };
  const timers = (Object.keys(perSecond) as LoadKind[]).map((kind) =>
    setInterval(() => send(kind, record), 1_000 / perSecond[kind]),
  );
  return {
    /** Records what is sent from now on, until the next phase. */
    startPhase: () => (record = createRecord()),
    /** Resolves when the last response has arrived. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

/** Visitors who have paid, and look whether they are members. */
async function createJoining({ origin }: Machines, suppliers: Suppliers): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  const agent = createAgent(50);
  for (let count = 1; count <= 20; count += 1) {
    const visitor = createVisitor(origin, { address: `172.16.0.${count}`, agent, timeoutMs: 10_000 });
    const email = `${randomUUID()}@post.example`;
    const { status } = await visitor.join(email);
    if (status !== 200) throw new Error(`A sign-up was not possible: ${status}`);
    await suppliers.pay(email);
    visitors.push(visitor);
  }
  return visitors;
}
