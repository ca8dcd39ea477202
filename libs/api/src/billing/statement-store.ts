import type {
  CancellationDetails,
  Statement as SentStatement,
  StatementKind,
} from '@guildhall/api-contract/contracts';
import type { Refund } from './refund-store.ts';

/** The contract that a statement is about. Times in ms since 1970. */
export interface FoundContract {
  /** The vendor's usual name of it. */
  reference: string;
  /** True if the statement names it; else it is one of the same email address. */
  isNamed: boolean;
  planIds: readonly string[];
  concludedAt: number;
  subscriptionId?: string | undefined;
  endsAt?: number | undefined;
}

/**
 * `new`: its contract was not looked for yet. `open`: the office decides. `accepted`: the contract is to be ended. `ending`: its
 * payments are being refunded. `settled`: it has ended, and `refused`: the office has refused; an email is due. `closed`: nothing
 * is due.
 */
type StatementState = 'new' | 'open' | 'accepted' | 'ending' | 'settled' | 'refused' | 'closed';

/** A withdrawal or a cancellation. Times in ms since 1970. */
export interface StoredStatement {
  id: string;
  kind: StatementKind;
  name: string;
  email: string;
  /** As it was typed. */
  contract: string;
  /** Of a cancellation. */
  details: CancellationDetails | undefined;
  receivedAt: number;
  found: FoundContract | undefined;
  /** Of the contract that is being ended because of it. */
  subscriptionId: string | undefined;
  state: StatementState;
  /** The office's, for a refusal. */
  reason: string;
  /** The amount that was paid, in minor units. */
  amount: number;
  currency: string;
  /** False if the office has to transfer it. */
  isRefunded: boolean;
  /** The end of a cancelled contract. */
  endsAt: number | undefined;
  tries: number;
  /** Of the email that confirms its arrival. */
  receipt: 'later' | 'sent' | 'refused';
}

type Id = Pick<StoredStatement, 'id'>;

/** Fields that change with a step. */
export type StatementChange = Partial<
  Pick<StoredStatement, 'state' | 'found' | 'amount' | 'currency' | 'isRefunded' | 'endsAt' | 'receipt'>
>;

/** The office's decision about a statement that waits for it. */
export interface Decision {
  state: 'accepted' | 'refused';
  /** Of a refusal. */
  reason: string;
  /** The contract that is meant. One that the statement does not name is left alone, unless the office names it here. */
  reference?: string | undefined;
  /** ms since 1970 */
  at: number;
}

/** The result of an office's decision. */
type DecisionOutcome = 'done' | 'decided already' | 'unknown';

/** The statements: stored before anything else happens, and kept. */
export interface StatementStore {
  /**
   * Stores a statement, or returns the one with its ID: the first time counts.
   *
   * @param nextAt when somebody else may work on it
   */
  putStatement(
    statement: SentStatement,
    at: { receivedAt: number; nextAt: number },
  ): Promise<StoredStatement>;
  /** True if somebody with this address has withdrawn or cancelled, and its result is not decided. */
  hasOpenStatement(spellings: readonly string[]): Promise<boolean>;
  findStatement(id: string): Promise<StoredStatement | undefined>;
  /** Statements with a step that is due, earliest first. */
  listDueStatements(now: number): Promise<StoredStatement[]>;
  /** Stores a step. With `report`, the office gets a case in the same transaction. */
  changeStatement(
    statement: Id,
    change: StatementChange,
    report?: { kind: StatementKind | 'receipt refused'; at: number },
  ): Promise<void>;
  /** Starts the refund of a subscription, once, and notes that the statement waits for it. */
  startEnding(
    statement: Id,
    refund: Pick<Refund, 'subscriptionId' | 'customerId'> & { at: number },
  ): Promise<void>;
  /** Notes for every statement about a subscription how it was refunded. @returns false if there is none */
  noteRefund(
    refund: Pick<Refund, 'subscriptionId' | 'amount' | 'currency'> & { isRefunded: boolean },
  ): Promise<boolean>;
  /** Notes what the office has decided, once. */
  decideStatement(statement: Id, decision: Decision): Promise<DecisionOutcome>;
  postponeStatement(statement: Id, until: number): Promise<void>;
}
