import { createHash, timingSafeEqual } from 'node:crypto';
import type { MemberAccountResponse, MemberDocumentResponse } from '@guildhall/api-contract/members';
import type { Organisation } from '@guildhall/organisation';
import { findPlanId, type BillingSite, type MemberAccount, type VendorAccount } from '@guildhall/suppliers';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/api-error.ts';
import { formatAmount } from '../mails/compose-billing-mails.ts';
import { renderInvoice } from './render-invoice.ts';
import type { InvoiceTexts } from './invoice-texts.ts';

/** Time for which an account is kept, ms: a page that is opened again asks no vendor. */
const keptMs = 60_000;

/** Accounts of members: what they owe and have paid. */
export interface MemberAccounts {
  /** @param customerId in the member's own record */
  read(customerId: string | undefined): Promise<MemberAccountResponse>;
  /** Reads an account again the next time: it may have changed at the vendor. @param customerId without it, all accounts */
  forget(customerId?: string): void;
  /** @throws ApiError MEMBER_FORBIDDEN for the ID of another member's document, without asking the vendor */
  open(customerId: string | undefined, documentId: string): Promise<MemberDocumentResponse>;
}

interface MemberAccountOptions {
  account: VendorAccount;
  site: Pick<BillingSite, 'plans'>;
  organisation: Pick<Organisation, 'numbers' | 'locale' | 'language'>;
  texts: InvoiceTexts;
  /** The proof that a document is this customer's. */
  sign: (customerId: string, documentId: string) => string;
  now: () => number;
}

/** Creates what reads accounts, each at most once a minute unless it is forgotten. A failure is not kept. */
export function createMemberAccounts({
  account,
  site,
  organisation,
  texts,
  sign,
  now,
}: MemberAccountOptions): MemberAccounts {
  const kept = new LRUCache<string, { at: number; reading: Promise<MemberAccount | undefined> }>({
    max: 1_000,
  });
  const fetchKept = (customerId: string) => {
    const known = kept.get(customerId);
    if (known && now() - known.at < keptMs) return known.reading;
    const reading = account.fetchAccount(customerId);
    kept.set(customerId, { at: now(), reading });
    reading.catch(() => kept.delete(customerId));
    return reading;
  };
  return {
    async read(customerId) {
      const found = customerId === undefined ? undefined : await fetchKept(customerId);
      if (!found || customerId === undefined) return { documents: [] };
      const { documents, ...rest } = toResponse(found, site, organisation);
      return {
        ...rest,
        documents: documents.map((one) => ({ ...one, id: `${sign(customerId, one.id)}.${one.id}` })),
      };
    },
    forget: (customerId) => (customerId === undefined ? kept.clear() : void kept.delete(customerId)),
    async open(customerId, documentId) {
      const [proof = '', id = ''] = splitOnce(documentId);
      if (customerId === undefined || !isEqual(proof, sign(customerId, id)))
        throw new ApiError('MEMBER_FORBIDDEN');
      const opened = await account.openDocument(customerId, id);
      if (!opened) throw new ApiError('API_NOT_FOUND');
      if ('url' in opened) return { url: opened.url };
      const { invoice } = opened;
      return { name: `${invoice.number}.html`, html: renderInvoice(invoice, { organisation, texts }) };
    },
  };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf('.');
  return [text.slice(0, at), text.slice(at + 1)];
}

const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

function toResponse(
  found: MemberAccount,
  site: Pick<BillingSite, 'plans'>,
  { numbers }: Pick<Organisation, 'numbers'>,
): MemberAccountResponse {
  const { planIds, price, trialEndsAt, renewsAt, paidUntil, endsAt, failed, transfer, documents } = found;
  const format = ({ amountMinor: amount, currency }: { amountMinor: number; currency: string }) =>
    formatAmount({ amount, currency }, numbers);
  const planId = findPlanId(site, planIds);
  return {
    ...(planId !== undefined && { plan_id: planId }),
    ...(price && { price: { amount: format(price), period: price.every, period_unit: price.unit } }),
    ...(trialEndsAt !== undefined && { trial_ends_on: toDay(trialEndsAt) }),
    ...(renewsAt !== undefined && { renews_on: toDay(renewsAt) }),
    ...(paidUntil !== undefined && { paid_until: toDay(paidUntil) }),
    ...(endsAt !== undefined && { ends_on: toDay(endsAt) }),
    ...(failed && { failed_amount: format(failed) }),
    ...(transfer && {
      transfer: {
        ...{ amount: format(transfer), account_name: transfer.accountName, iban: transfer.iban },
        ...(transfer.bic !== undefined && { bic: transfer.bic }),
        ...{ reference: transfer.reference, due_on: transfer.dueOn },
        ...{ access_until: transfer.accessUntil, url: transfer.url },
      },
    }),
    documents: documents.map(({ id, number, issuedAt, state, ...amount }) => ({
      ...{ id, number, issued_on: toDay(issuedAt), amount: format(amount), state },
    })),
  };
}
