import { randomUUID } from 'node:crypto';
import type { CcuAnswer, CcuErrorCode, CcuOrder } from '@guildhall/api-contract';
import { safeExitAddress } from '@guildhall/safe-content';
import type { Attempt } from './attempt-store.ts';
import { customerFor } from './customer-for.ts';
import { createKeyedQueue } from './task-queue.ts';
import { fieldOfParameter } from './refused-field.ts';
import type { Settlement, SettlementParts } from './settlement.ts';
import type { VendorPage } from './vendor-answers.ts';
import { VendorRefusal } from './vendor-refusal.ts';

/** Why the vendor made no page. Never holds what was sent. */
export interface CheckoutTrouble {
  code: string;
  status?: number | undefined;
  param?: string | undefined;
}

export interface CheckoutParts extends SettlementParts {
  settlement: Settlement;
  siteOrigin: string;
  onTrouble: (trouble: CheckoutTrouble) => void;
}

export interface Checkout {
  /**
   * The payable page of a sign-up, or why there is none. One attempt is one page for as long as that page lives.
   *
   * @param browser the browser's secret, which gives it access to the status of its attempts
   * @throws UpstreamError when the vendor does not answer; a repeated call makes no second page
   */
  open(order: CcuOrder, browser: string): Promise<CcuAnswer>;
}

/** For so long a page is requested again after a lost answer, ms; the vendor stores idempotency keys for 30 min. */
const repeatMs = 20 * 60_000;

/** The query of the return URL of a full page; the vendor adds `id` and `state`. */
const returnQuery = 'join=returned';

export function createCheckout(parts: CheckoutParts): Checkout {
  const inQueue = createKeyedQueue();
  return {
    open: (order, browser) =>
      // One sign-up at a time for each address, so that each sees the result of the one before.
      inQueue(parts.hashes.ofEmail(order.customer.email), () => open(parts, order, browser)),
  };
}

const refused = (error_code: CcuErrorCode): CcuAnswer => ({ error_code });

async function open(parts: CheckoutParts, order: CcuOrder, browser: string): Promise<CcuAnswer> {
  const { hashes, site, store } = parts;
  if (site.plans[order.subscription.plan_id] === undefined)
    return refusedFor(parts, { code: 'no plan of this kind is configured' });
  const browserHash = hashes.ofBrowser(browser);
  const emailHash = hashes.ofEmail(order.customer.email);
  const mine = (await store.byBrowser(browserHash)).filter((attempt) => attempt.site === site.name);
  const pages = await settleAll(parts, [...mine, ...(await store.byEmail(site.name, emailHash))]);
  if (mine.some(({ id }) => pages.get(id) === 'paid')) return refused('confirming');

  const before = await store.byEmail(site.name, emailHash);
  const customer = await customerFor(parts, order.customer.email, before);
  if (customer.running.length > 0) {
    const mineIds = new Set(mine.map(({ id }) => id));
    const paidHere = before.some(
      ({ id, paidAt, customerId }) =>
        mineIds.has(id) && paidAt !== undefined && customer.running.includes(customerId),
    );
    return refused(paidHere ? 'confirming' : 'user_exists');
  }
  return pageFor(parts, order, pages, async () => {
    const attempt = await store.begin({
      ...{ id: randomUUID(), site: site.name, customerId: customer.id, createdAt: parts.now(), emailHash },
      ...{ plan: order.subscription.plan_id, layout: order.layout, bodyHash: hashes.ofOrder(order, browser) },
    });
    await store.linkBrowser(attempt.id, browserHash);
    return attempt;
  });
}

/** Open pages by attempt, as the vendor has them now: `paid`, or the page that can still be paid. */
type Pages = ReadonlyMap<string, VendorPage | 'paid'>;

async function settleAll({ settlement }: CheckoutParts, attempts: readonly Attempt[]): Promise<Pages> {
  const results = new Map<string, VendorPage | 'paid'>();
  for (const { id, state, pageId } of attempts) {
    if (state !== 'open' || pageId === undefined || results.has(id)) continue;
    const settled = await settlement.settle(pageId);
    if (settled.outcome === 'paid') results.set(id, 'paid');
    if (settled.outcome === 'payable') results.set(id, settled.page);
  }
  return results;
}

/** The page of the attempt that is under way, or of a new one. */
async function pageFor(
  parts: CheckoutParts,
  order: CcuOrder,
  pages: Pages,
  begin: () => Promise<Attempt>,
): Promise<CcuAnswer> {
  const { vendor, store, siteOrigin, now } = parts;
  const returnUrl = `${siteOrigin}${order.return_path ?? '/'}?${returnQuery}`;
  for (let isRepeated = false; ; isRepeated = true) {
    let attempt = await begin();
    const page = pages.get(attempt.id);
    if (typeof page === 'object') return answerOf(parts, page);
    if (now() - attempt.createdAt >= repeatMs) {
      await store.drop(attempt.id);
      attempt = await begin();
    }
    const { id: attemptId, customerId } = attempt;
    try {
      const made = await vendor.createPage({ attemptId, customerId, order, returnUrl });
      const expiresAt = made.expires_at === undefined ? undefined : made.expires_at * 1000;
      await store.recordPage(attemptId, { pageId: made.id, expiresAt });
      return answerOf(parts, made);
    } catch (error) {
      if (!(error instanceof VendorRefusal)) throw error;
      await store.drop(attemptId);
      // 422: the vendor has this key with another body, as after an update of the api. A new attempt replaces it.
      if (error.status === 422 && !isRepeated) continue;
      return refusedFor(parts, error);
    }
  }
}

/** The fields of a page that its checkout needs. Its URL must be on the vendor's own host. */
function answerOf(parts: CheckoutParts, page: VendorPage): CcuAnswer {
  const { id, type, state, embed, created_at, expires_at } = page;
  const url = safeExitAddress(page.url, { origins: [parts.site.origin] });
  if (url === undefined) return refusedFor(parts, { code: 'a page on a host that is not configured' });
  return {
    ...{ id, type, url, state },
    ...(embed !== undefined && { embed }),
    ...(created_at !== undefined && { created_at }),
    ...(expires_at !== undefined && { expires_at }),
  };
}

function refusedFor({ onTrouble }: CheckoutParts, { code, status, param }: CheckoutTrouble): CcuAnswer {
  const field = code.startsWith('param_') ? fieldOfParameter(param) : undefined;
  if (field?.endsWith('.zip')) return { ...refused('invalid_zip_code'), field };
  // Also for a field: the form's rules should have found it.
  onTrouble({ code, ...(status !== undefined && { status }), ...(param !== undefined && { param }) });
  return field ? { ...refused('invalid_field'), field } : refused('technical_error');
}
