import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { IdentityFailure } from '@guildhall/suppliers';
import { changeCases } from './change-cases.ts';
import { creationCases } from './creation-cases.ts';
import type { IdentityCase } from './identity-case.ts';

let count = 0;
const createEmail = () => `case-${Date.now()}-${(count += 1)}@members.test`;

const endsWith = (kind: IdentityFailure['kind']) => (error: unknown) =>
  error instanceof IdentityFailure && error.kind === kind;

const identities: readonly IdentityCase[] = [
  {
    title: 'a created identity is found by its address, unconfirmed and not disabled',
    async prove({ identity }) {
      const email = createEmail();
      equal(await identity.findByEmail(email), undefined);
      const created = await identity.create(email, '');
      ok(created !== 'exists');
      const found = await identity.findByEmail(email);
      equal(found?.uid, created.uid);
      deepEqual([found?.emailVerified, found?.disabled], [false, false]);
    },
  },
  {
    title: 'an address that exists is not created again',
    async prove({ identity, register }) {
      const email = createEmail();
      const { uid } = await register(email, { isConfirmed: true });
      equal(await identity.create(email, ''), 'exists');
      const found = await identity.findByEmail(email);
      deepEqual([found?.uid, found?.emailVerified], [uid, true]);
    },
  },
  {
    title: 'a token is its member’s, and an invented one is refused',
    async prove({ identity, register }) {
      const { uid, token = '' } = await register(createEmail(), { isConfirmed: true });
      equal((await identity.verify(token)).uid, uid);
      await rejects(identity.verify('bm90.YQ.dG9rZW4'), endsWith('refused'));
    },
  },
  {
    title: 'credentials that are reset end all sessions, once and again',
    async prove({ identity, register }) {
      for (const isConfirmed of [false, true]) {
        const { uid, token } = await register(createEmail(), { isConfirmed });
        for (let time = 0; time < 2; time += 1) await identity.resetCredentials(uid, '');
        if (token !== undefined) await rejects(identity.verify(token), endsWith('ended'));
      }
    },
  },
  {
    title: 'a login and its record are copied without secrets, and erased once and again, and no other ones',
    async prove({ identity, records, register }) {
      const [email, other] = [createEmail(), createEmail()];
      const { uid, token = '' } = await register(email, { isConfirmed: true });
      const { uid: otherUid } = await register(other, { isConfirmed: true });
      await records.create(uid, { customerId: `customer of ${uid}` });
      await records.create(otherUid, { customerId: `customer of ${otherUid}` });
      const { loggedInAt = 0 } = await identity.verify(token);
      ok(Math.abs(Date.now() - loggedInAt) < 3_600_000, 'a token says when somebody has logged in');
      if (!identity.personalData || !records.personalData) return;
      equal((await identity.findByUid?.(uid))?.email, email);
      const person = { uid, emails: [email], customerIds: [`customer of ${uid}`] };
      const copy = JSON.stringify([
        await identity.personalData.read(person),
        await records.personalData.read(person),
      ]);
      ok(copy.includes(email) && copy.includes(`customer of ${uid}`), 'the copy is complete');
      ok(!copy.includes(other) && !copy.includes(token), 'it has nothing of others, and no token');
      for (let time = 0; time < 2; time += 1) {
        equal(await records.personalData.erase(person), true);
        equal(await identity.personalData.erase(person), true);
      }
      equal(await identity.findByEmail(email), undefined);
      equal(await records.find(uid), undefined);
      deepEqual(await records.listUids(`customer of ${uid}`), []);
      await rejects(identity.verify(token), (error: unknown) => error instanceof IdentityFailure);
      equal((await identity.findByEmail(other))?.uid, otherUid, 'others are as before');
      equal((await records.find(otherUid))?.customerId, `customer of ${otherUid}`);
    },
  },
  {
    title: 'a disabled member is found as such, and the token is ended',
    async prove({ identity, register, disable }) {
      const email = createEmail();
      const { uid, token = '' } = await register(email, { isConfirmed: true });
      await disable(uid);
      equal((await identity.findByEmail(email))?.disabled, true);
      await rejects(identity.verify(token), endsWith('ended'));
    },
  },
  {
    title: 'missing identities are named',
    async prove({ identity, register }) {
      const { uid } = await register(createEmail(), { isConfirmed: true });
      deepEqual(await identity.listMissing([uid, 'nobody-has-this-uid']), ['nobody-has-this-uid']);
    },
  },
];

const records: readonly IdentityCase[] = [
  {
    title: 'a record is created once, and found by its member and its customer',
    async prove({ records: all, register }) {
      const { uid } = await register(createEmail(), { isConfirmed: true });
      const customerId = `customer-of-${uid}`;
      equal(await all.find(uid), undefined);
      equal(await all.create(uid, { customerId }), 'created');
      equal(await all.create(uid, { customerId: 'another' }), 'exists');
      equal((await all.find(uid))?.customerId, customerId);
      deepEqual(await all.listUids(customerId), [uid]);
    },
  },
  {
    title: 'a record follows its member to another customer',
    async prove({ records: all, register }) {
      const { uid } = await register(createEmail(), { isConfirmed: true });
      const [before, after] = [`old-of-${uid}`, `new-of-${uid}`];
      await all.create(uid, { customerId: before });
      await all.setCustomer(uid, after);
      equal((await all.find(uid))?.customerId, after);
      deepEqual([await all.listUids(before), await all.listUids(after)], [[], [uid]]);
    },
  },
];

export const identityCases: readonly IdentityCase[] = [
  ...identities,
  ...changeCases,
  ...records,
  ...creationCases,
];
