import { randomInt, randomUUID } from 'node:crypto';
import { callSandbox, type SandboxControl } from './sandbox-control.ts';
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
  control: SandboxControl['control'];
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

/** Adds a member; without a status there is no subscription. */
export async function createMember(sandboxOrigin: string, status?: MembershipStatus): Promise<Member> {
  const name = randomUUID();
  const member = {
    ...{ uid: `uid-${name}`, email: `${name}@members.test`, password: `password-${name}` },
    ...{ displayName: 'Ilse Varga-Holm', chargeBeeId: `customer-${name}` },
  };
  const { uid, email, password, displayName, chargeBeeId } = member;
  await callSandbox(sandboxOrigin, 'POST', 'billing/live/customers', {
    email,
    id: chargeBeeId,
    ...(status && { status }),
  });
  const identity = { uid, email, password, displayName };
  await callSandbox(sandboxOrigin, 'POST', 'identity/members', { ...identity, record: { chargeBeeId } });
  return member;
}

export function createMembers(stack: Stack): Members {
  const { control } = stack.sandbox;
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
