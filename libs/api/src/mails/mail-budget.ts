import { createHmac, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';
import { normaliseEmail } from '@guildhall/suppliers';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** So many emails at once, then one more after each pause. */
interface Limit {
  atOnce: number;
  pauseMs: number;
}

/** To one inbox, for those who request an email. */
const inbox: Limit = { atOnce: 5, pauseMs: 30 * minuteMs };
/** To one inbox, over a day. */
const inboxOfDay: Limit = { atOnce: 20, pauseMs: 2 * hourMs };
/** To one inbox that nobody has proved to be theirs. */
const stranger: Limit = { atOnce: 4, pauseMs: 4 * hourMs };
/** To all of those together, for visitors. */
const ofVisitors: Limit = { atOnce: 100, pauseMs: 3 * minuteMs };
/** To all of those together, for members, whom visitors cannot hold up. */
const ofMembers: Limit = { atOnce: 20, pauseMs: 6 * minuteMs };
/** For one member. */
const ofMember: Limit = { atOnce: 5, pauseMs: 30 * minuteMs };

/** A member's ID, or nothing for a visitor. */
type Requester = string | undefined;

/** `isTotal`: all inboxes together have used up the budget. */
export type BudgetResult = true | { retryAfterS: number; isTotal: boolean };

/** The budget of emails to addresses that anybody may type. It is in memory, by keyed hashes: no address is stored. */
export interface MailBudget {
  /** Counts a requested email, which is sent only if its address is on file. */
  take(email: string): BudgetResult;
  /** As `take`, for a browser in which the owner of the address has logged in: strangers cannot use this up. */
  takeKnown(email: string): BudgetResult;
  /** Says whether an email may go to an address that nobody has proved to be theirs, and counts nothing. */
  checkStranger(email: string, requester?: Requester): BudgetResult;
  /** As `checkStranger`, and counts the email. */
  takeStranger(email: string, requester?: Requester): BudgetResult;
}

export function createMailBudget(now: () => number): MailBudget {
  const hash = createInboxHash();
  const ownInbox = createCounter(inbox, now);
  const knownInbox = createCounter(inbox, now);
  const ofDay = createCounter(inboxOfDay, now);
  const unproved = createCounter(stranger, now);
  const visitors = createCounter(ofVisitors, now);
  const members = createCounter(ofMembers, now);
  const member = createCounter(ofMember, now);
  const forInbox = (key: string): Use[] => [
    { counter: ownInbox, key },
    { counter: ofDay, key },
  ];
  const forStranger = (key: string, requester: Requester): Use[] => [
    ...forInbox(key),
    { counter: unproved, key },
    ...(requester === undefined
      ? [{ counter: visitors, key: '', isTotal: true }]
      : [
          { counter: member, key: requester },
          { counter: members, key: '', isTotal: true },
        ]),
  ];
  return {
    take: (email) => take(forInbox(hash(email))),
    takeKnown: (email) => take([{ counter: knownInbox, key: hash(email) }]),
    checkStranger: (email, requester) => check(forStranger(hash(email), requester)),
    takeStranger: (email, requester) => take(forStranger(hash(email), requester)),
  };
}

interface Use {
  counter: Counter;
  key: string;
  isTotal?: boolean;
}

function check(uses: readonly Use[]): BudgetResult {
  for (const { counter, key, isTotal = false } of uses) {
    const waitMs = counter.computeWait(key);
    if (waitMs > 0) return { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)), isTotal };
  }
  return true;
}

function take(uses: readonly Use[]): BudgetResult {
  const result = check(uses);
  if (result === true) for (const { counter, key } of uses) counter.count(key);
  return result;
}

type Counter = ReturnType<typeof createCounter>;

function createCounter({ atOnce, pauseMs }: Limit, now: () => number) {
  // `max` would allocate memory for all entries at once.
  const counts = new LRUCache<string, { remaining: number; at: number }>({
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });
  const readRemaining = (key: string): number => {
    const { remaining, at } = counts.get(key) ?? { remaining: atOnce, at: now() };
    return Math.min(atOnce, remaining + Math.max(0, now() - at) / pauseMs);
  };
  return {
    /** Returns the time until another one is allowed, ms. */
    computeWait: (key: string): number => Math.max(0, (1 - readRemaining(key)) * pauseMs),
    count: (key: string): void => void counts.set(key, { remaining: readRemaining(key) - 1, at: now() }),
  };
}

function createInboxHash(): (email: string) => string {
  const key = randomBytes(32);
  return (email) => createHmac('sha256', key).update(toInbox(email)).digest('base64');
}

/** The inbox of an address: what follows a plus is a label of it, and a domain has two spellings. */
function toInbox(email: string): string {
  const normal = normaliseEmail(email);
  const at = normal.lastIndexOf('@');
  const [local = '', domain = ''] = [normal.slice(0, at), normal.slice(at + 1)];
  return `${local.replace(/(.)\+.*$/s, '$1')}@${domainToASCII(domain) || domain}`;
}
