import { randomInt, randomUUID } from 'node:crypto';
import type { Stack } from './stack.ts';
import { expect, test as base } from './test.ts';

interface TestFixtures {
  members: Members;
  /** A person with an active membership, unknown to other tests. */
  member: Member;
}

export interface Member {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  /** The customer at the billing vendor’s live site. */
  chargeBeeId: string;
}

export interface Mail {
  id: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

export type MembershipStatus = 'active' | 'in_trial' | 'non_renewing' | 'paused' | 'cancelled' | 'future';

/** Actions of a test without the members' knowledge. */
export interface Members {
  stack: Stack;
  /** Calls the sandbox's controls below `/_sandbox/`. */
  control(method: string, path: string, body?: unknown): Promise<Response>;
  /** Adds a member; without a status there is no subscription. */
  add(status?: MembershipStatus): Promise<Member>;
  /** Emails to an address, the oldest first. The api sends them asynchronously: poll for them. */
  mailsTo(email: string): Promise<Mail[]>;
  /** Opens every link of an email before its reader does, as mail scanners do. */
  scan(mail: Mail): Promise<{ method: string; url: string; status?: number }[]>;
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ membersStack }, use) => use(membersStack.site.origin),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  members: async ({ membersStack, page }, use) => {
    const members = createMembers(membersStack);
    await use(members);
    await page.close();
    await membersStack.sandbox.reset();
    for (const what of ['identity', 'records', 'inbox']) await members.control('DELETE', what);
  },
  member: async ({ members }, use) => use(await members.add('active')),
});

/** Returns a function that calls the sandbox's controls. */
const createControl =
  (origin: string): Members['control'] =>
  async (method, path, body) => {
    const response = await fetch(`${origin}/_sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response;
  };

/** Adds a member; without a status there is no subscription. */
export async function createMember(sandboxOrigin: string, status?: MembershipStatus): Promise<Member> {
  const control = createControl(sandboxOrigin);
  const name = randomUUID();
  const member = {
    ...{ uid: `uid-${name}`, email: `${name}@members.test`, password: `password-${name}` },
    ...{ displayName: 'Ilse Varga-Holm', chargeBeeId: `customer-${name}` },
  };
  const { uid, email, password, displayName, chargeBeeId } = member;
  await control('POST', 'billing/live/customers', { email, id: chargeBeeId, ...(status && { status }) });
  const identity = { uid, email, password, displayName };
  await control('POST', 'identity/members', { ...identity, record: { chargeBeeId } });
  return member;
}

export function createMembers(stack: Stack): Members {
  const control = createControl(stack.sandbox.origin);
  return {
    stack,
    control,
    add: (status) => createMember(stack.sandbox.origin, status),
    async mailsTo(email) {
      const mails = (await (await control('GET', 'mails')).json()) as Mail[];
      return mails.filter(({ to }) => to.includes(email));
    },
    async scan({ id }) {
      return (await (await control('POST', `mails/${id}/scan`, {})).json()) as Awaited<
        ReturnType<Members['scan']>
      >;
    },
  };
}

export { expect };
