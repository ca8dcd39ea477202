import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClaims } from '@guildhall/server-kit/storage';
import type { IdentityService, Records } from '@guildhall/suppliers';
import type { Membership } from '../billing/attempt-store.ts';
import { createMemberCreation, type CreationReport } from '../members/member-creation.ts';
import { openMembersStore } from '../members/members-store.ts';

interface SentMail {
  /** The one for new members, or the one for those who already have a password. */
  kind: 'welcome' | 'welcome back';
  /** The address. */
  to: string;
  /** Code of the link that sets a password; missing where members log in by links. */
  code: string | undefined;
}

/**
 * The name with which everybody has signed up.
 *
 * @example
 * const greeting = `Dear ${customerName}`;
 */
export const customerName = 'Ada Vind';

type Customer = { email: string | undefined; status: 'active' | 'cancelled' };

let count = 0;

/**
 * The host's creation of members with an adapter: payments, their vendor and the emails are simulated, and
 * progress is stored in a file as at the api.
 *
 * @example
 * import type { IdentityService, Records } from '@guildhall/suppliers';
 *
 * export async function listMails(identity: IdentityService, records: Records) {
 *   const stage = await createCreationStage({ identity, records });
 *   stage.confirm(stage.addCustomer('anna@example.org'));
 *   await stage.catchUp();
 *   return stage.mails;
 * }
 */
export async function createCreationStage({
  identity,
  records,
}: {
  identity: IdentityService;
  records: Records;
}) {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-identity-case-'));
  const store = openMembersStore(folder);
  const claims = openClaims(folder);
  const customers = new Map<string, Customer>();
  const memberships: Membership[] = [];
  const mails: SentMail[] = [];
  const reports: (CreationReport | 'second customer')[] = [];
  const failures: unknown[] = [];
  const catchUp = createMemberCreation({
    ...{ store, claims, identity, records },
    vendor: {
      async findContact(customerId) {
        const email = customers.get(customerId)?.email;
        return email === undefined ? undefined : { email, name: customerName };
      },
      fetchStatus: async (customerId) => ({ status: customers.get(customerId)?.status ?? 'none' }),
    },
    mails: {
      sendWelcome: async (to, code) => void mails.push({ kind: 'welcome', to, code }),
      sendWelcomeBack: async (to) => void mails.push({ kind: 'welcome back', to, code: undefined }),
    },
    memberships: async () => memberships,
    now: Date.now,
    retryMs: 0,
    onReport: async ({ kind }) => void reports.push(kind),
    onFailure: (error) => void failures.push(error),
  });
  return {
    ...{ catchUp, mails, reports, failures },
    /** Adds a customer of the billing vendor; without an address, its owner has removed it there. */
    addCustomer(email: string | undefined, status: Customer['status'] = 'active'): string {
      count += 1;
      const customerId = `case-customer-${process.pid}-${Date.now()}-${count}`;
      customers.set(customerId, { email, status });
      return customerId;
    },
    /** Confirms a payment of a customer; `catchUp` then creates the member. */
    confirm(customerId: string): void {
      const subscriptionId = `subscription-${memberships.length}-of-${customerId}`;
      memberships.push({
        ...{ site: 'live', plan: 'case', customerId, subscriptionId },
        confirmedAt: Date.now(),
      });
    },
    async close() {
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The creation of members, with what a test adds to it and sees of it. */
export type CreationStage = Awaited<ReturnType<typeof createCreationStage>>;
