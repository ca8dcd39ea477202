import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityCases, type IdentityWorld } from '@guildhall/api/testing';
import type { LinkLogins } from '@guildhall/suppliers';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createLinkIdentity } from './link-identity.ts';
import { createLinkRecords } from './link-records.ts';
import { openLinkStore } from './link-store.ts';
import { createSecret } from './secrets.ts';

let folder: string;
let world: IdentityWorld;

/** Requests a link, opens it from the email, and returns the token that its session gets. */
async function logIn(logins: LinkLogins, email: string): Promise<string> {
  const link = await logins.createLoginLink(email, createSecret());
  const used = await logins.useLink(link?.secret ?? '', undefined);
  if (typeof used === 'string' || used.purpose !== 'login') throw new Error('the link opened no session');
  return (await logins.createToken(used.session))?.idToken ?? '';
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-links-'));
  const store = openLinkStore(folder);
  const identity = createLinkIdentity({ store, now: Date.now });
  const { logins } = identity;
  if (!logins) throw new Error('there are no logins');
  world = {
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
  };
});
afterAll(async () => {
  await world.identity.close();
  await rm(folder, { recursive: true });
});

describe('with a file of its own', () => {
  it.each(identityCases)('$title', ({ prove }) => prove(world));
});
