import type { Statement, StatementKind } from '@guildhall/api-contract/contracts';
import type { Claims } from '@guildhall/server-kit/storage';
import { MailRejected, VendorRefusal, type Vendor } from '@guildhall/suppliers';
import { forEachClaimed } from '../for-each-claimed.ts';
import type { AttemptStore } from '../attempt-store.ts';
import { isPassing } from '../second-payments.ts';
import type { StatementChange, StoredStatement } from '../statement-store.ts';
import type { MailBudget } from '../../mails/mail-budget.ts';
import type { MemberMails } from '../../mails/member-mails.ts';
import { findAgain, findContract, toFoundContract, type ContractMatch } from './find-contract.ts';
import { toDay } from './contract-days.ts';
import { computeRetryPause } from '../retry-pause.ts';

export interface StatementsOptions {
  vendor: Pick<Vendor, 'contracts' | 'findSubscription' | 'findCustomer'>;
  store: AttemptStore;
  claims: Claims;
  now: () => number;
  timeZone: string;
  signal: AbortSignal;
  /** Missing if the api sends no emails. */
  mails?: Pick<MemberMails, 'sendReceipt' | 'sendDecision'> | undefined;
  mailBudget: Pick<MailBudget, 'checkStranger' | 'takeStranger'>;
  /** Called when a statement has arrived, and its contract is to be looked for. */
  onWaiting: () => void;
  /** Called when a refund was started. */
  onRefund: () => void;
  /** Called with each failure; the step is tried again later. */
  onFailure: (failure: { work: 'statement'; site: 'live'; error: unknown }) => void;
}

/** Takes what people state about their contracts, and does what follows from it. */
export interface Statements {
  /** Stores a statement and sends its receipt, both once, however often it is sent. */
  receive(statement: Statement): Promise<Pick<StoredStatement, 'receivedAt' | 'receipt'> | 'other statement'>;
  /** Does what is due. */
  work(): Promise<void>;
}

/** Time for which the request that brings a statement is the only one that works on it, ms. */
const requestMs = 30_000;
/** Time after which the office gets the case although the vendor has not responded, ms. */
const searchMs = 60 * 60_000;
/** Time after which a receipt that was accepted by no relay is the office's, ms. */
const receiptMs = 7 * 24 * 60 * 60_000;

/**
 * Creates what works on statements. Each step is stored when it is done, and can be repeated at any time, after any crash. A
 * withdrawal gets its receipt before anything else; a cancellation once its end is known, if the vendor responds.
 */
export function createStatements(options: StatementsOptions): Statements {
  const { store, claims, now, signal } = options;
  const toKey = ({ id }: StoredStatement) => `statement ${id}`;
  return {
    async receive(statement) {
      const receivedAt = now();
      const stored = await store.putStatement(statement, { receivedAt, nextAt: receivedAt + requestMs });
      if (!isSame(stored, statement)) return 'other statement';
      if (stored.receipt === 'later')
        await claims.tryHold(toKey(stored), async () => {
          const current = await store.findStatement(stored.id);
          if (current) await respond(options, current);
        });
      return (await store.findStatement(stored.id)) ?? stored;
    },
    async work() {
      const list = () => store.listDueStatements(now());
      await forEachClaimed({ claims, list, toKey }, async (statement) => {
        if (!signal.aborted) await proceed(options, statement);
      });
    },
  };
}

function isSame(stored: StoredStatement, sent: Statement): boolean {
  const details = sent.kind === 'cancellation' ? sent.details : undefined;
  return (
    stored.kind === sent.kind &&
    stored.name === sent.name &&
    stored.email === sent.email &&
    stored.contract === sent.contract &&
    JSON.stringify(stored.details) === JSON.stringify(details)
  );
}

/**
 * Does what the sender of a statement waits for. The contract of a withdrawal is looked for afterwards: its receipt does not need it.
 */
async function respond(options: StatementsOptions, statement: StoredStatement): Promise<void> {
  if (statement.kind === 'cancellation') return proceed(options, statement);
  await attemptStep(options, statement.id, sendReceipt);
  await options.store.postponeStatement(statement, options.now());
  options.onWaiting();
}

/** Does a step. A failure is logged, and the step is tried again later. */
async function attemptStep(options: StatementsOptions, id: string, step: Step): Promise<boolean> {
  const { store, now } = options;
  try {
    const statement = await store.findStatement(id);
    const reach: Reach = (change, report) =>
      store.changeStatement({ id }, change, report && { kind: report, at: now() });
    return statement === undefined || (await step(options, statement, reach));
  } catch (error) {
    options.onFailure({ work: 'statement', site: 'live', error });
    return false;
  }
}

/** Does all steps of a statement that can be done now. Neither vendor nor relay holds up what the other one is needed for. */
async function proceed(options: StatementsOptions, { id, kind, tries }: StoredStatement): Promise<void> {
  const { store, now } = options;
  const attempt = (step: Step) => attemptStep(options, id, step);
  const endContract = async () =>
    (await attempt(search)) && (await attempt(end)) && (await attempt(waitForRefund));
  const isEndedFirst = kind === 'cancellation' ? await endContract() : undefined;
  const hasReceipt = await attempt(sendReceipt);
  const isEnded = isEndedFirst ?? (await endContract());
  if (isEnded && hasReceipt && (await attempt(sendDecision))) return;
  await store.postponeStatement({ id }, now() + computeRetryPause(tries));
}

type Reach = (change: StatementChange, report?: StatementKind | 'receipt refused') => Promise<void>;
/** Does nothing if it is not due. @returns false if it must be tried again */
type Step = (options: StatementsOptions, statement: StoredStatement, reach: Reach) => Promise<boolean>;

/** Looks for the contract. What the office must decide becomes a case. */
const search: Step = async ({ vendor, now, timeZone }, statement, reach) => {
  if (statement.state !== 'new') return true;
  const match = await findContract(vendor, statement).catch((error: unknown) => {
    if (now() - statement.receivedAt < searchMs) throw error;
    return undefined;
  });
  const found = match && { found: toFoundContract(match) };
  if (match && isUndisputed(statement, match, timeZone)) await reach({ state: 'accepted', ...found });
  else await reach({ state: 'open', ...found }, statement.kind);
  return true;
};

/** True for an ordinary cancellation that names a running contract, and asks for no end after the present term. */
function isUndisputed(
  { kind, details }: StoredStatement,
  { contract, isNamed }: ContractMatch,
  timeZone: string,
): boolean {
  const { endsAt, isOpen, subscriptionId } = contract;
  if (kind !== 'cancellation' || details?.manner !== 'ordinary') return false;
  if (!isNamed || !isOpen || subscriptionId === undefined) return false;
  return details.endOn === undefined || (endsAt !== undefined && details.endOn <= toDay(endsAt, timeZone));
}

/** Ends the contract at the vendor, as far as there is one. */
const end: Step = async ({ vendor, store, now, onRefund }, statement, reach) => {
  if (statement.state !== 'accepted') return true;
  const contract = await findAgain(vendor, statement);
  const { subscriptionId, customerId = '', references = [] } = contract ?? {};
  if (subscriptionId === undefined) {
    // It may have been paid in the meantime: then it is found again, with its subscription.
    const [reference] = references;
    const isPaid = reference !== undefined && (await vendor.contracts?.endUnpaid?.(reference)) === false;
    if (!isPaid) await reach({ state: 'settled' });
    return !isPaid;
  }
  if (statement.kind === 'withdrawal') {
    await store.startEnding(statement, { subscriptionId, customerId, at: now() });
    onRefund();
    return true;
  }
  try {
    const endsAt = await vendor.contracts?.stopRenewal(subscriptionId);
    await reach({ state: 'settled', ...(endsAt !== undefined && { endsAt }) });
  } catch (error) {
    if (!(error instanceof VendorRefusal) || isPassing(error)) throw error;
    // The vendor will not do it: the office does.
    await reach({ state: 'open' }, statement.kind);
  }
  return true;
};

/** The refund notes its result itself, unless it was made before. */
const waitForRefund: Step = async ({ store }, { state, subscriptionId }, reach) => {
  if (state !== 'ending') return true;
  const refund = await store.findRefund(subscriptionId ?? '');
  if (refund?.state !== 'done') return false;
  await reach({ state: 'settled', amount: refund.amount, currency: refund.currency });
  return true;
};

/** Sends the email that confirms the arrival. The end of a cancelled contract stands in it if it is known. */
const sendReceipt: Step = async ({ mails, mailBudget, now }, statement, reach) => {
  if (statement.receipt !== 'later') return true;
  if (!mails) return false;
  const { email, receivedAt, state } = statement;
  const isEnded = statement.kind === 'cancellation' && state === 'settled';
  const giveUp = () => reach({ receipt: 'refused' }, 'receipt refused');
  try {
    // Anybody can type anybody's address.
    if (mailBudget.checkStranger(email) !== true) return false;
    await mails.sendReceipt(email, statement);
    mailBudget.takeStranger(email);
  } catch (error) {
    const isLost = error instanceof MailRejected && error.isFinal;
    if (!isLost && now() - receivedAt < receiptMs) throw error;
    await giveUp();
    return true;
  }
  await reach({ receipt: 'sent', ...(isEnded && { state: 'closed' }) });
  return true;
};

/** Sends the email about what became of a statement. */
const sendDecision: Step = async ({ mails }, statement, reach) => {
  const { state, email, receipt } = statement;
  if (state !== 'settled' && state !== 'refused') return true;
  if (receipt !== 'refused') {
    if (!mails) return false;
    await mails.sendDecision(email, statement).catch((error: unknown) => {
      if (!(error instanceof MailRejected && error.isFinal)) throw error;
    });
  }
  await reach({ state: 'closed' });
  return true;
};
