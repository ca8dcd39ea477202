import { randomUUID } from 'node:crypto';
import type { CcuOrder, CcuResponse, SignUpRefusal, SignUpRefusalCode } from '@guildhall/api-contract/signup';
import { toSafeExitUrl } from '@guildhall/safe-content';
import { type VendorPage, type VendorProblem, VendorRefusal } from '@guildhall/suppliers';
import type { Attempt, AttemptIdentity } from './attempt-store.ts';
import { findRunningCustomers, chooseCustomerId, type Joiner } from './customer-for.ts';
import { selectNewestOpen } from './newest-open.ts';
import type { Settlement, SettlementOptions } from './settlement.ts';
import { toSignUpRefusal } from './sign-up-refusal.ts';

export interface CheckoutOptions extends SettlementOptions {
  settlement: Settlement;
  siteOrigin: string;
  onProblem: (problem: VendorProblem) => void;
}

export interface CheckoutBrowser extends Omit<Joiner, 'email' | 'browser'> {
  /** The browser's secrets, which give it access to the status of its attempts. A new attempt gets the first. */
  secrets: readonly [string, ...string[]];
}

export interface Checkout {
  /**
   * Returns the payable page of a sign-up, or the reason why there is none. In one browser, a plan and an email address
   * have one page for as long as that page exists.
   *
   * @throws UpstreamError when the vendor does not respond; a repeated call creates no second page
   */
  open(order: CcuOrder, browser: CheckoutBrowser): Promise<CcuResponse>;
}

/**
 * Time for which a page is requested again after a lost response, ms; the vendor stores idempotency keys for 30 min.
 */
const repeatMs = 20 * 60_000;

/** The query of the return URL of a full page; the vendor adds `id` and `state`. */
const returnQuery = 'join=returned';

export function createCheckout(options: CheckoutOptions): Checkout {
  return {
    open: (order, browser) =>
      // One sign-up at a time for each address, so that each sees the result of the one before.
      options.claims.hold(`sign-up ${options.hashes.hashEmail(order.customer.email)}`, () =>
        open(options, order, browser),
      ),
  };
}

const refuse = (error_code: SignUpRefusalCode): SignUpRefusal => ({ error_code });

async function open(
  options: CheckoutOptions,
  order: CcuOrder,
  { secrets, ownCustomerId }: CheckoutBrowser,
): Promise<CcuResponse> {
  const { hashes, site, store } = options;
  const { email } = order.customer;
  const plan = order.subscription.plan_id;
  if (site.plans[plan] === undefined)
    return createRefusal(options, { code: 'no plan of this kind is configured' });
  const [secret] = secrets;
  const emailHash = hashes.hashEmail(email);
  const browsers = secrets.map(hashes.hashBrowser);
  const mine = (await store.listByBrowser(browsers)).filter((attempt) => attempt.site === site.name);
  const identityWith = (own: string): AttemptIdentity => ({
    ...{ site: site.name, plan, layout: order.layout, emailHash, browserHash: hashes.hashBrowser(own) },
    taxHash: hashes.hashTaxNumber(order.tax_deduction_cpr, own),
  });
  const isShared = ({ browserHash }: Attempt) => !browsers.includes(browserHash);
  const same = secrets
    .map(identityWith)
    .flatMap((identity) => mine.filter((attempt) => isSame(attempt, identity, isShared(attempt))));
  const hashEmail = await store.listByEmail(site.name, emailHash);
  const pages = await settleAll(options, [same, mine, hashEmail].flatMap(selectNewestOpen));
  if (mine.some(({ id }) => pages.get(id) === 'paid')) return refuse('confirming');

  const before = await store.listByEmail(site.name, emailHash);
  const mineIds = new Set(mine.map(({ id }) => id));
  const ownAttempts = before.filter(({ id }) => mineIds.has(id));
  const running = await findRunningCustomers(options, email, ownAttempts);
  if (running.length > 0) {
    const paidHere = ownAttempts.some(
      ({ paidAt, customerId }) => paidAt !== undefined && running.includes(customerId),
    );
    return refuse(paidHere ? 'confirming' : 'user_exists');
  }
  // It may have taken the place of an earlier invoice of this browser.
  const sharedPage = await findSharedPage(options, order, hashes.hashBrowser(secret));
  if (sharedPage) return toResponse(options, sharedPage);
  for (const { id } of same) {
    const page = pages.get(id);
    if (typeof page === 'object') return toResponse(options, page);
  }
  const customerId = await chooseCustomerId(options, { email, browser: secret, ownCustomerId });
  return makePage(options, order, async () => {
    const id = randomUUID();
    const attempt = await store.begin({ ...identityWith(secret), id, customerId, createdAt: options.now() });
    await store.linkBrowser(attempt.id, attempt.browserHash);
    return attempt;
  });
}

/**
 * The open invoice of exactly this sign-up, from any browser: an email address has one. Its page shows nothing about the payer.
 */
async function findSharedPage(
  { vendor, store, site }: CheckoutOptions,
  order: CcuOrder,
  browserHash: string,
): Promise<VendorPage | undefined> {
  const page = await vendor.transfers?.findOpenPage(order);
  const attempt = page && (await store.findByPage(site.name, page.id));
  if (attempt?.state !== 'open') return undefined;
  await store.linkBrowser(attempt.id, browserHash);
  return page;
}

/** Finds out if an attempt is for this sign-up. One that is shared with another browser has that one's layout and hashes. */
function isSame(attempt: Attempt, identity: AttemptIdentity, isShared: boolean): boolean {
  const names: (keyof AttemptIdentity)[] = isShared
    ? ['site', 'plan', 'emailHash']
    : (Object.keys(identity) as (keyof AttemptIdentity)[]);
  return names.every((name) => attempt[name] === identity[name]);
}

/** Open pages by attempt, as the vendor has them now: `paid`, also where the bank has not paid yet, or payable. */
type Pages = ReadonlyMap<string, VendorPage | 'paid'>;

async function settleAll(
  { settlement }: CheckoutOptions,
  attempts: ReturnType<typeof selectNewestOpen>,
): Promise<Pages> {
  const results = new Map<string, VendorPage | 'paid'>();
  for (const { id, pageId } of attempts) {
    if (results.has(id)) continue;
    const settled = await settlement.settle(pageId);
    if (settled.outcome === 'paid' || settled.outcome === 'unpaid') results.set(id, 'paid');
    if (settled.outcome === 'payable') results.set(id, settled.page);
  }
  return results;
}

/** Creates the page of an attempt. After a lost response, the vendor returns the page that it has already created. */
async function makePage(
  options: CheckoutOptions,
  order: CcuOrder,
  begin: () => Promise<Attempt>,
): Promise<CcuResponse> {
  const { vendor, store, siteOrigin, now } = options;
  const returnUrl = `${siteOrigin}${order.return_path ?? '/'}?${returnQuery}`;
  for (let isRepeated = false; ; isRepeated = true) {
    let attempt = await begin();
    if (now() - attempt.createdAt >= repeatMs) {
      await store.drop(attempt.id);
      attempt = await begin();
    }
    const { id: attemptId, customerId } = attempt;
    try {
      const createdPage = await vendor.createPage({ attemptId, customerId, order, returnUrl });
      const { id: pageId, expiresAt } = createdPage;
      await store.recordPage(attemptId, { pageId, expiresAt });
      return toResponse(options, createdPage);
    } catch (error) {
      if (!(error instanceof VendorRefusal)) throw error;
      await store.drop(attemptId);
      // 422: the vendor has this key with another body: the form was changed after the response was lost. Nobody has
      // seen the first page.
      if (error.status === 422 && !isRepeated) continue;
      return createRefusal(options, error);
    }
  }
}

/**
 * The fields of a page that its checkout needs, with the names and the seconds of the response of `/ccu`. Its URL must be on the
 * vendor's own host.
 */
function toResponse(options: CheckoutOptions, page: VendorPage): CcuResponse {
  const { id, type, state, embed, createdAt, expiresAt } = page;
  const url = toSafeExitUrl(page.url, { origins: [options.site.origin] });
  if (url === undefined) return createRefusal(options, { code: 'a page on a host that is not configured' });
  return {
    ...{ id, type, url, state },
    ...(embed !== undefined && { embed }),
    ...(createdAt !== undefined && { created_at: toSeconds(createdAt) }),
    ...(expiresAt !== undefined && { expires_at: toSeconds(expiresAt) }),
  };
}

const toSeconds = (ms: number): number => Math.floor(ms / 1_000);

function createRefusal(
  { onProblem }: CheckoutOptions,
  { code, status, param }: VendorProblem,
): SignUpRefusal {
  const refusal = toSignUpRefusal({ code, param });
  // Also for a field: the form's rules should have found it.
  if (refusal.error_code !== 'invalid_zip_code')
    onProblem({ code, ...(status !== undefined && { status }), ...(param !== undefined && { param }) });
  return refusal;
}
