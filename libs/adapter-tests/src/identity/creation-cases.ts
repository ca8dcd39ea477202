import { deepEqual, equal, notEqual, ok, rejects } from 'node:assert/strict';
import { IdentityFailure } from '@guildhall/suppliers';
import { createCreationStage, customerName, type CreationStage } from '@guildhall/api/testing';
import type { IdentityCase } from './identity-case.ts';
import type { IdentityWorld } from './identity-world.ts';

let count = 0;
const createEmail = () => `creation-${Date.now()}-${(count += 1)}@members.test`;

type Proof = (world: IdentityWorld, stage: CreationStage) => Promise<void>;

function defineCase(title: string, prove: Proof): IdentityCase {
  return {
    title,
    async prove(world) {
      const stage = await createCreationStage(world);
      try {
        await prove(world, stage);
      } finally {
        await stage.close();
      }
    },
  };
}

async function pay(stage: CreationStage, email: string | undefined): Promise<string> {
  const customerId = stage.addCustomer(email);
  stage.confirm(customerId);
  await stage.catchUp();
  return customerId;
}

const listKinds = ({ mails }: CreationStage) => mails.map(({ kind, to }) => [kind, to]);

/** Registers a member with the record of an earlier customer. */
async function addMember({ register, records }: IdentityWorld, email: string, customerId: string) {
  const { uid, token } = await register(email, { isConfirmed: true });
  equal(await records.create(uid, { customerId }), 'created');
  return { uid, token: token ?? '' };
}

const creations: readonly IdentityCase[] = [
  defineCase(
    'a member who has paid gets a record and an email, and logs in with it',
    async (world, stage) => {
      const email = createEmail();
      const customerId = await pay(stage, email);
      const found = await world.identity.findByEmail(email);
      ok(found);
      equal((await world.records.find(found.uid))?.customerId, customerId);
      equal(await world.readName(found.uid), customerName);
      deepEqual(listKinds(stage), [['welcome', email]]);
      const token = await world.logIn(email, stage.mails[0]?.code);
      equal((await world.identity.verify(token)).uid, found.uid);
      equal((await world.identity.findByEmail(email))?.emailVerified, true);
    },
  ),
  defineCase('a member is created once, however often the api checks', async (world, stage) => {
    const email = createEmail();
    await pay(stage, email);
    const first = await world.identity.findByEmail(email);
    for (let time = 0; time < 3; time += 1) await stage.catchUp();
    deepEqual(await world.identity.findByEmail(email), first);
    equal(stage.mails.length, 1);
    deepEqual([stage.reports, stage.failures], [[], []]);
  }),
  defineCase(
    'the email goes to the address on file, whatever its spelling at the checkout',
    async (world, stage) => {
      const email = createEmail();
      const { uid } = await world.register(email, { isConfirmed: true });
      const customerId = await pay(stage, email.toUpperCase());
      equal((await world.records.find(uid))?.customerId, customerId);
      deepEqual(listKinds(stage), [['welcome back', email]]);
    },
  ),
  defineCase('an owner of a confirmed address keeps the login', async (world, stage) => {
    const email = createEmail();
    const { uid, token } = await world.register(email, { isConfirmed: true });
    await pay(stage, email);
    equal((await world.identity.verify(token ?? '')).uid, uid);
    deepEqual(listKinds(stage), [['welcome back', email]]);
  }),
  defineCase('an address that somebody else registered is taken back from them', async (world, stage) => {
    const email = createEmail();
    const { uid, token } = await world.register(email, { isConfirmed: false });
    const customerId = await pay(stage, email);
    if (token !== undefined)
      await rejects(
        world.identity.verify(token),
        (error) => error instanceof IdentityFailure && error.kind === 'ended',
      );
    equal((await world.records.find(uid))?.customerId, customerId);
    equal(await world.readName(uid), customerName);
    deepEqual(listKinds(stage), [['welcome', email]]);
    const own = await world.logIn(email, stage.mails[0]?.code);
    equal((await world.identity.verify(own)).uid, uid);
  }),
  defineCase('a disabled member gets no record and no email, and is reported', async (world, stage) => {
    const email = createEmail();
    const { uid } = await world.register(email, { isConfirmed: true });
    await world.disable(uid);
    await pay(stage, email);
    equal(await world.records.find(uid), undefined);
    deepEqual([stage.mails, stage.reports], [[], ['disabled']]);
  }),
  defineCase('a customer without an address is reported', async (_world, stage) => {
    await pay(stage, undefined);
    deepEqual([stage.mails, stage.reports], [[], ['no address']]);
  }),
];

const returns: readonly IdentityCase[] = [
  defineCase('a member who joins again as the same customer keeps login and record', async (world, stage) => {
    const email = createEmail();
    const customerId = stage.addCustomer(email);
    const member = await addMember(world, email, customerId);
    for (const times of [1, 2]) {
      stage.confirm(customerId);
      await stage.catchUp();
      deepEqual(listKinds(stage), Array(times).fill(['welcome back', email]));
    }
    equal((await world.records.find(member.uid))?.customerId, customerId);
    equal((await world.identity.verify(member.token)).uid, member.uid);
  }),
  defineCase(
    'the record of a lapsed member follows to the new customer, with a report',
    async (world, stage) => {
      const email = createEmail();
      const before = stage.addCustomer(email, 'cancelled');
      const member = await addMember(world, email, before);
      const after = await pay(stage, email);
      equal((await world.records.find(member.uid))?.customerId, after);
      deepEqual(
        [await world.records.listUids(before), await world.records.listUids(after)],
        [[], [member.uid]],
      );
      equal((await world.identity.verify(member.token)).uid, member.uid);
      deepEqual([listKinds(stage), stage.reports], [[['welcome back', email]], ['second customer']]);
    },
  ),
  defineCase(
    'the record of a member with a running subscription stays, with a report',
    async (world, stage) => {
      const email = createEmail();
      const running = stage.addCustomer(email, 'active');
      const member = await addMember(world, email, running);
      const other = await pay(stage, email);
      equal((await world.records.find(member.uid))?.customerId, running);
      deepEqual(await world.records.listUids(other), []);
      deepEqual([stage.mails, stage.reports], [[], ['other record']]);
    },
  ),
  defineCase('a customer of one member is given to no other address', async (world, stage) => {
    const [email, changed] = [createEmail(), createEmail()];
    const customerId = stage.addCustomer(changed);
    const member = await addMember(world, email, customerId);
    stage.confirm(customerId);
    await stage.catchUp();
    equal((await world.records.find(member.uid))?.customerId, customerId);
    equal(await world.identity.findByEmail(changed), undefined);
    deepEqual([stage.mails, stage.reports], [[], ['customer of another member']]);
  }),
  defineCase('a member who joins with another address gets a login for it', async (world, stage) => {
    const [email, other] = [createEmail(), createEmail()];
    await pay(stage, email);
    await pay(stage, other);
    const uids = [email, other].map(async (address) => (await world.identity.findByEmail(address))?.uid);
    const [first, second] = await Promise.all(uids);
    ok(first !== undefined && second !== undefined);
    notEqual(first, second);
    deepEqual(listKinds(stage), [
      ['welcome', email],
      ['welcome', other],
    ]);
  }),
];

const steps = [
  ...(['findByEmail', 'create', 'resetCredentials', 'createPasswordCode'] as const).map(
    (name) => ({ room: 'identity', name }) as const,
  ),
  ...(['listUids', 'find', 'create'] as const).map((name) => ({ room: 'records', name }) as const),
];

class Interrupted extends Error {}

type Room = Record<string, ((...given: unknown[]) => Promise<unknown>) | undefined>;

/** Fails at the first call of one step, before or after its effect. */
function interrupt<Parts extends object>(parts: Parts, name: string, when: 'before' | 'after'): Parts {
  const step = (parts as Room)[name];
  if (step === undefined) return parts;
  let isOver = false;
  return {
    ...parts,
    async [name](...given: unknown[]) {
      if (isOver) return step(...given);
      isOver = true;
      if (when === 'after') await step(...given);
      throw new Interrupted();
    },
  };
}

const interruptions: readonly IdentityCase[] = steps.flatMap(({ room, name }) =>
  (['before', 'after'] as const).map((when) => ({
    title: `a creation that stops ${when} ${room}.${name} is completed by the next run`,
    async prove(world) {
      const email = createEmail();
      const taken =
        name === 'resetCredentials' ? await world.register(email, { isConfirmed: false }) : undefined;
      const stage = await createCreationStage({ ...world, [room]: interrupt(world[room], name, when) });
      try {
        const customerId = await pay(stage, email);
        const hasStep = (world[room] as unknown as Room)[name] !== undefined;
        equal(stage.failures.filter((error) => error instanceof Interrupted).length, hasStep ? 1 : 0);
        // Twice, as one run may end with a failure that the next one overcomes.
        for (let time = 0; time < 2; time += 1) await stage.catchUp();
        const found = await world.identity.findByEmail(email);
        ok(found);
        if (taken) equal(found.uid, taken.uid);
        deepEqual(await world.records.listUids(customerId), [found.uid]);
        deepEqual(listKinds(stage), [['welcome', email]]);
      } finally {
        await stage.close();
      }
    },
  })),
);

/** The host's creation of members, and their joining again, with the adapter's identities and records. */
export const creationCases: readonly IdentityCase[] = [...creations, ...returns, ...interruptions];
