import type { FastifyBaseLogger } from 'fastify';
import type { Billing } from '../billing/billing.ts';
import { createMemberCreation } from './member-creation.ts';
import type { Connected } from './connected.ts';
import type { OwnData } from './own-data/own-data.ts';

interface CreationTaskOptions {
  log: FastifyBaseLogger;
  retryMs: number;
  billing: Billing;
  ownData: OwnData | undefined;
  onFailure: (error: unknown) => void;
}

/** Creates the task that makes members of those who have paid. */
export function createCreationTask(
  { retryMs, log, billing, onFailure, ownData }: CreationTaskOptions,
  connected: Connected,
) {
  const { identity } = connected;
  return createMemberCreation({
    ...connected,
    identity: {
      ...identity,
      // Until then, its earlier owner can take the address back.
      create: async (email, name) =>
        (await ownData?.isKept(email)) ? 'exists' : identity.create(email, name),
    },
    onLinked: async (customerId, email) => ownData?.noteVendorAddress(customerId, email),
    ...{
      claims: billing.claims,
      memberships: billing.memberships,
      retryMs,
      onFailure,
    },
    async onReport({ kind, subscriptionId }) {
      await billing.report(kind, subscriptionId);
      log.error({ members: { report: kind, subscription: subscriptionId } }, 'new member needs attention');
    },
  });
}
