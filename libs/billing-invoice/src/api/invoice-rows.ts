import { normaliseEmail, type PostalAddress } from '@guildhall/suppliers';
import type { Period } from '@guildhall/money';
import type { Database, Queries } from '@guildhall/server-kit/storage';

/** `created`: it can be paid. `acknowledged`: paid, and the api has noted it. */
export type InvoiceState = 'created' | 'succeeded' | 'acknowledged' | 'cancelled';

/** Names and addresses of a payer, as typed, for the office. */
export interface Payer {
  email: string;
  name: string;
  company?: string | undefined;
  address: readonly string[];
  /** The same without the name, in its parts; missing in invoices of earlier versions. */
  parts?: PostalAddress | undefined;
  /** Only for a plan that is shipped. */
  shippingAddress?: readonly string[] | undefined;
}

/**
 * The next term of a membership, which an invoice is for. Times in ms since 1970. Declarations of the store name it.
 *
 * @public
 */
export interface Renewal {
  subscriptionId: string;
  /** The end of the term before. */
  from: number;
  to: number;
}

/** An invoice for a membership. Times in ms since 1970. */
export interface Invoice extends Period {
  /** Random: anyone who knows it may see the page. */
  id: string;
  attemptId: string;
  reference: string;
  customerId: string;
  plan: string;
  amountMinor: number;
  currency: string;
  payer: Payer;
  state: InvoiceState;
  /** `due`: the membership was a second one, and the office must transfer the money back. */
  refund: 'none' | 'due' | 'made';
  /** Set once it is paid. */
  subscriptionId: string | undefined;
  createdAt: number;
  dueAt: number;
  expiresAt: number;
  updatedAt: number;
  /** Set once a newer invoice of the same email address takes its place: the office no longer waits for it, and it can still be paid. */
  replacedAt: number | undefined;
  mailedAt: number | undefined;
  mailTries: number;
  /** Set once no email is sent any more, although none was accepted. */
  mailEndedAt: number | undefined;
  /** Set for one that follows a term: it creates no subscription, and no sign-up waits for it. */
  renewal: Renewal | undefined;
}

export type NewInvoice = Omit<
  Invoice,
  | 'state'
  | 'refund'
  | 'subscriptionId'
  | 'updatedAt'
  | 'replacedAt'
  | 'mailedAt'
  | 'mailTries'
  | 'mailEndedAt'
  | 'renewal'
>;

const invoiceColumns = `id, attempt_id AS "attemptId", reference, customer_id AS "customerId", plan,
  amount_minor AS "amountMinor", currency, every, unit, payer, state, refund, subscription_id AS "subscriptionId",
  created_at AS "createdAt", due_at AS "dueAt", expires_at AS "expiresAt", updated_at AS "updatedAt",
  replaced_at AS "replacedAt", mailed_at AS "mailedAt", mail_tries AS "mailTries", mail_ended_at AS "mailEndedAt",
  renews_id AS "renewsId", renewal AS "renewalState", term_from AS "termFrom", term_to AS "termTo"`;

/** Reads the invoices that a condition of SQL holds for. */
export async function selectInvoices(
  { rows }: Pick<Queries, 'rows'>,
  where: string,
  values: Parameters<Database['rows']>[1] = {},
): Promise<Invoice[]> {
  return (await rows(`SELECT ${invoiceColumns} FROM invoices WHERE ${where}`, values)).map(toInvoice);
}

const renewalStates = { open: 'created', paid: 'acknowledged', cancelled: 'cancelled' } as const;

function toInvoice({ renewsId, renewalState, termFrom, termTo, ...row }: Record<string, unknown>): Invoice {
  const renewal = renewsId === null ? undefined : { subscriptionId: renewsId, from: termFrom, to: termTo };
  return {
    ...(row as unknown as Invoice),
    ...(renewal && { state: renewalStates[renewalState as keyof typeof renewalStates] }),
    renewal: renewal as Renewal | undefined,
    payer: JSON.parse(String(row['payer'])) as Payer,
    subscriptionId: (row['subscriptionId'] as string | null) ?? undefined,
    replacedAt: (row['replacedAt'] as number | null) ?? undefined,
    mailedAt: (row['mailedAt'] as number | null) ?? undefined,
    mailEndedAt: (row['mailEndedAt'] as number | null) ?? undefined,
  };
}

/** True for an invoice that was paid: a sign-up's then has a subscription. */
export const isPaidInvoice = ({ state }: Pick<Invoice, 'state'>): boolean =>
  state === 'succeeded' || state === 'acknowledged';

/** The subscription that an invoice has begun, or renews. */
export const getSubscriptionId = ({ subscriptionId, renewal }: Invoice): string | undefined =>
  subscriptionId ?? renewal?.subscriptionId;

/** Ends what the office waits for, and emails, of the other open sign-ups of an email address. */
export async function replaceOthers(
  { run }: Pick<Queries, 'run'>,
  { id, email, at }: { id: string; email: string; at: number },
): Promise<void> {
  await run(
    `UPDATE invoices SET replaced_at = $at
     WHERE email_key = $key AND id <> $id AND state = 'created' AND replaced_at IS NULL`,
    { id, key: normaliseEmail(email), at },
  );
}
