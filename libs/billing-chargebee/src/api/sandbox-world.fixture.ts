import type { CcuRequest } from '@guildhall/api-contract/signup';
import type { CreateBillingWorld, WorldFault } from '@guildhall/adapter-tests/billing';
import { createInProcessBilling } from '@guildhall/sandbox';
import type { SiteName } from '@guildhall/suppliers';
import { organisation } from '@guildhall/website-organisation';
import { chargebee } from './chargebee.ts';

const planId = 'individual-membership-DKK-yearly';
const plans = [
  `individual-membership=${planId}`,
  'individual-membership-digital=individual-membership-digital-DKK-yearly',
  'futures-membership-+-donation=futures-membership-donation-DKK-yearly',
].join(',');

const address = {
  ...{ first_name: 'Ada', last_name: 'Vind', line1: 'Kajen 1' },
  ...{ city: 'Aarhus', zip: '8000', country: 'DK' },
} as const;

const createOrder = (email: string): CcuRequest => ({
  subscription: { plan_id: 'individual-membership' },
  customer: { email, first_name: 'Ada', last_name: 'Vind' },
  billing_address: { ...address, email },
  shipping_address: address,
});

const password = 'a-password-of-the-live-site';
const testPassword = 'a-password-of-the-test-site';
const authorization = `Basic ${Buffer.from(`billing:${password}`).toString('base64')}`;

/** The sandbox's stand-in of the vendor, without ports. */
export const createSandboxWorld: CreateBillingWorld = ({ now, refusesSecond, variant }) => {
  const vendor = createInProcessBilling({ now: () => new Date(now()) });
  for (const site of ['live', 'test'] as const) vendor.sites[site].board.set({ catalogue: '2' });
  const { live } = vendor.sites;
  // Unverified at the vendor: whether it refuses a second subscription, and whose ID a new customer gets.
  live.board.set({ refusesSecond, makesOwnIds: variant % 2 === 1 });

  let cut: WorldFault | undefined;
  /** The connection to the vendor, which can lose a request before it arrives, or its response. */
  const wireTo = (name: SiteName): typeof fetch => {
    return async (input, init = {}) => {
      const fault =
        cut?.times && `${init.method ?? 'GET'} ${String(input)}`.includes(cut.match) ? cut : undefined;
      if (fault) fault.times -= 1;
      if (fault?.kind === 'down') throw new TypeError('fetch failed');
      const response = await vendor.fetch[name](input, init);
      if (fault) throw new TypeError('fetch failed');
      return response;
    };
  };

  return {
    adapter: chargebee(),
    organisation,
    env: {
      BILLING_ORIGIN: vendor.origins.live,
      BILLING_API_KEY: 'sandbox-billing-key',
      BILLING_CATALOGUE: '2',
      BILLING_PLANS: plans,
      BILLING_CPR_FIELD: 'cf_cpr',
      BILLING_WEBHOOK_PASSWORD: password,
      BILLING_TEST_ORIGIN: vendor.origins.test,
      BILLING_TEST_API_KEY: 'sandbox-billing-test-key',
      BILLING_TEST_WEBHOOK_PASSWORD: testPassword,
      ALLOW_TESTSITE: 'on',
    },
    fetch: { live: wireTo('live'), test: wireTo('test') },
    ...{ hasScript: true, asksForEmail: true, createOrder },
    createOtherOrder: (email) => ({
      ...createOrder(email),
      subscription: { plan_id: 'futures-membership-+-donation' },
      tax_deduction_cpr: '0101010001',
    }),
    open(id) {
      const page = live.pages.get(id);
      if (page?.state === 'created') page.state = 'requested';
    },
    pay: (id, email) => vendor.pay('live', id, email) === 'paid',
    refuse(id) {
      const page = live.pages.get(id);
      if (page) page.failure_reason = 'card_error';
    },
    cancel(id) {
      const page = live.pages.get(id);
      if (page?.state === 'requested') page.state = 'cancelled';
    },
    addSubscription: (email) => void vendor.addMember('live', { email, planId }),
    listPages: () =>
      [...live.pages.values()].map(({ id, state, expires_at: expiresAt, pass_thru_content, content }) => ({
        ...{ id, attemptId: pass_thru_content },
        isPayable: (state === 'created' || state === 'requested') && live.clock.seconds() < expiresAt,
        isAcknowledged: state === 'acknowledged',
        customerId: content?.customer.id,
        subscriptionId: content?.subscription.id,
      })),
    listPayments: () =>
      [...live.invoices.values()].map(
        ({ subscription_id: subscriptionId, amount_paid: paid, issued_credit_notes: notes }) => ({
          subscriptionId,
          isRunning: live.subscriptions.get(subscriptionId)?.status === 'active',
          keptMinor: notes.reduce((left, { cn_total: back }) => left - back, paid),
        }),
      ),
    countSubscriptions: () => live.subscriptions.size,
    listEvents: () =>
      live.events.map((body) => ({
        ...{ body, authorization },
        isPayment: body.event_type === 'subscription_created',
      })),
    disturb(fault) {
      const { kind, match, times } = fault;
      if (kind === 'lost' || kind === 'down') cut = { ...fault };
      else vendor.faults.add({ service: 'billing', mode: kind, match, times });
    },
    calm() {
      cut = undefined;
      vendor.faults.clear();
    },
  };
};
