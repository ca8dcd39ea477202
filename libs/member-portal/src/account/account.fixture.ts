import type { MemberAccountResponse } from '@guildhall/api-contract/members';

const document = { issued_on: '2026-11-24', amount: '€96', state: 'paid' } as const;

/** Accounts as the api sends them. */
export const accounts = {
  active: {
    plan_id: 'individual-membership',
    price: { amount: '€96', period: 1, period_unit: 'year' },
    renews_on: '2027-11-24',
    documents: [
      { ...document, id: 'proof.2', number: 'INV-2026-0002' },
      { ...document, id: 'proof.1', number: 'INV-2025-0001', issued_on: '2025-11-24', state: 'refunded' },
    ],
  },
  trial: {
    plan_id: 'individual-membership',
    price: { amount: '€8', period: 3, period_unit: 'month' },
    trial_ends_on: '2026-12-08',
    documents: [],
  },
  failed: {
    plan_id: 'individual-membership',
    price: { amount: '€96', period: 1, period_unit: 'year' },
    renews_on: '2027-11-24',
    failed_amount: '€96',
    documents: [{ ...document, id: 'proof.3', number: 'INV-2026-0003', state: 'open' }],
  },
  byInvoice: {
    plan_id: 'friend',
    price: { amount: '€96', period: 1, period_unit: 'year' },
    paid_until: '2099-11-24',
    transfer: {
      ...{ amount: '€96', account_name: 'The Garden Society', iban: 'DE89370400440532013000' },
      ...{ bic: 'GUHADE12XXX', reference: 'RF18539007547034', due_on: '2099-11-24' },
      ...{ access_until: '2099-12-22', url: '/_payment/an-example' },
    },
    documents: [{ ...document, id: 'proof.4', number: 'RF18539007547034', state: 'open' }],
  },
  ended: { plan_id: 'friend', ends_on: '2026-11-24', documents: [] },
} satisfies Record<string, MemberAccountResponse>;

/** The account of an invoice whose day has passed. */
export const late: MemberAccountResponse = {
  ...accounts.byInvoice,
  paid_until: '2026-11-24',
  transfer: { ...accounts.byInvoice.transfer, due_on: '2026-11-24', access_until: '2026-12-22' },
};

/**
 * Responds to the calls of accounts and documents, and nothing else.
 *
 * @returns what was asked for, and a function that puts the page's own `fetch` back
 */
export function respondToCalls(responses: Readonly<Record<string, { status: number; body: unknown }>>): {
  calls: { name: string; token: string | null; body: string }[];
  restore: () => void;
} {
  const calls: { name: string; token: string | null; body: string }[] = [];
  const before = window.fetch;
  window.fetch = async (input, init) => {
    const name = String(input).split('/').at(-1) ?? '';
    const response = responses[name];
    if (!response) return before(input, init);
    calls.push({ name, token: new Headers(init?.headers).get('authorization'), body: String(init?.body) });
    return Response.json(response.body, { status: response.status });
  };
  return { calls, restore: () => void (window.fetch = before) };
}
