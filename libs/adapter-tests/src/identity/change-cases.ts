import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { IdentityFailure } from '@guildhall/suppliers';
import type { IdentityCase } from './identity-case.ts';

let count = 0;
const createEmail = () => `change-${Date.now()}-${(count += 1)}@members.test`;

const isEnded = (error: unknown) => error instanceof IdentityFailure && error.kind === 'ended';

/** Promises about what members change of their login. Each does nothing for a service without such changes. */
export const changeCases: readonly IdentityCase[] = [
  {
    title: 'a login is read by its ID, and an unknown one is none',
    async prove({ identity, register, disable }) {
      const { changes } = identity;
      if (!changes) return;
      const email = createEmail();
      const { uid } = await register(email, { isConfirmed: true });
      const found = await changes.find(uid);
      deepEqual([found?.email, found?.disabled], [email, false]);
      await disable(uid);
      equal((await changes.find(uid))?.disabled, true);
      equal(await changes.find('nobody-has-this-uid'), undefined);
    },
  },
  {
    title: 'a name that a member changes is theirs, however often it is changed, and can be removed',
    async prove({ identity, register, readName }) {
      const { changes } = identity;
      if (!changes) return;
      const { uid } = await register(createEmail(), { isConfirmed: true });
      for (const name of ['Ada Vind', 'Ada Vind', ''] as const) {
        await changes.setName(uid, name);
        deepEqual([await readName(uid), (await changes.find(uid))?.name], [name, name]);
      }
    },
  },
  {
    title: 'sessions that are ended everywhere are ended, once and again, and nobody else’s are',
    async prove({ identity, register }) {
      const { changes } = identity;
      if (!changes) return;
      const { uid, token = '' } = await register(createEmail(), { isConfirmed: true });
      const other = await register(createEmail(), { isConfirmed: true });
      for (let time = 0; time < 2; time += 1) await changes.endSessions(uid);
      await rejects(identity.verify(token), isEnded);
      equal((await identity.verify(other.token ?? '')).uid, other.uid);
    },
  },
  {
    title: 'an address that its owner has confirmed becomes that of the login, and is confirmed',
    async prove({ identity, register }) {
      if (identity.kind !== 'passwords' || !identity.changes) return;
      const { setEmail } = identity.changes;
      const [email, to] = [createEmail(), createEmail()];
      const { uid } = await register(email, { isConfirmed: true });
      for (let time = 0; time < 2; time += 1) equal(await setEmail(uid, to), 'changed');
      const found = await identity.findByEmail(to);
      deepEqual([found?.uid, found?.emailVerified], [uid, true]);
      equal(await identity.findByEmail(email), undefined);
      ok((await identity.createPasswordCode(to)).code);
    },
  },
  {
    title: 'a password’s last change has a time, once its login is confirmed, which no other change moves',
    async prove({ identity, register, logIn }) {
      if (identity.kind !== 'passwords' || !identity.changes?.findPasswordTime) return;
      const { findPasswordTime, setName, endSessions } = identity.changes;
      const email = createEmail();
      const { uid } = await register(email, { isConfirmed: false });
      equal(await findPasswordTime(uid), undefined);
      equal(await findPasswordTime('nobody-has-this-uid'), undefined);
      const setPassword = async () => logIn(email, (await identity.createPasswordCode(email)).code);
      await setPassword();
      const first = await findPasswordTime(uid);
      ok(first !== undefined && Math.abs(Date.now() - first) < 3_600_000, 'in ms since 1970');
      await setName(uid, 'Ada Vind');
      await endSessions(uid);
      equal(await findPasswordTime(uid), first);
      await setPassword();
      ok(((await findPasswordTime(uid)) ?? 0) > first, 'a later change has a later time');
    },
  },
  {
    title: 'an address that another login has is taken, and a login that is gone has none',
    async prove({ identity, register }) {
      if (identity.kind !== 'passwords' || !identity.changes) return;
      const { setEmail } = identity.changes;
      const [email, to] = [createEmail(), createEmail()];
      const { uid } = await register(email, { isConfirmed: true });
      const { uid: owner } = await register(to, { isConfirmed: true });
      equal(await setEmail(uid, to), 'taken');
      equal((await identity.findByEmail(to))?.uid, owner);
      equal((await identity.findByEmail(email))?.uid, uid);
      equal(await setEmail('nobody-has-this-uid', createEmail()), 'gone');
    },
  },
];
