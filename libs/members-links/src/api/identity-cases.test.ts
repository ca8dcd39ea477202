import * as vitest from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testIdentityAdapter, type IdentityWorld } from '@guildhall/adapter-tests/identity';
import type { LinkLogins } from '@guildhall/suppliers';
import { createLinkIdentity } from './link-identity.ts';
import { createLinkRecords } from './link-records.ts';
import { openLinkStore } from './link-store.ts';
import { createSecret } from './secrets.ts';

/** Requests a link, opens it from the email, and returns the token that its session gets. */
async function logIn(logins: LinkLogins, email: string): Promise<string> {
  const link = await logins.createLoginLink(email, createSecret());
  const used = await logins.useLink(link?.secret ?? '', undefined);
  if (typeof used === 'string' || used.purpose !== 'login') throw new Error('the link opened no session');
  return (await logins.createToken(used.session))?.idToken ?? '';
}

async function createWorld(): Promise<IdentityWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-links-'));
  const store = openLinkStore(folder);
  const identity = createLinkIdentity({ store, now: Date.now });
  const { logins } = identity;
  return {
    identity,
    records: createLinkRecords(store),
    async register(email, { isConfirmed }) {
      const created = await identity.create(email, '');
      if (created === 'exists') throw new Error('the address is taken');
      // Nobody but its owner gets the link of an address.
      return isConfirmed ? { ...created, token: await logIn(logins, email) } : created;
    },
    logIn: (email) => logIn(logins, email),
    readName: async (uid) => (await store.findMember(uid))?.name ?? '',
    disable: (uid) => store.setDisabled(uid, true),
    async close() {
      await identity.close();
      await rm(folder, { recursive: true });
    },
  };
}

testIdentityAdapter(vitest, 'logins by links, with a file of its own', createWorld);
