import * as v from 'valibot';
import { isReachableAddress } from '../email/email-address.ts';
import { statementLimits } from './statement-limits.ts';

/** One line of text as somebody typed it. Without control characters, which a terminal of the office would obey. */
const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(/^[^\p{Cc}]+$/u));

/** Kind, reason and end of a cancellation. */
const details = v.strictObject({
  /** `ordinary`, or `cause`: for a reason that makes it impossible to go on. */
  manner: v.picklist(['ordinary', 'cause']),
  /** The reason; only of one for cause. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(statementLimits.reason))),
  /** The day on which the contract is to end, `2027-01-31`; missing for the next possible one. */
  endOn: v.optional(v.pipe(v.string(), v.isoDate())),
});

const shared = {
  /** Created for each statement, the same whenever it is sent again. */
  id: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{16,64}$/)),
  name: line(statementLimits.name),
  /** The address that the receipt is sent to. */
  email: v.pipe(v.string(), v.maxLength(statementLimits.email), v.check(isReachableAddress)),
  /** Words that identify the contract, as typed: an order number, a reference, or a plan and a date. */
  contract: line(statementLimits.contract),
};

/**
 * Body of `POST /api/v1/statement`: somebody withdraws from a contract, or cancels it.
 *
 * @example
 * const body: StatementRequest = {
 *   ...{ kind: 'withdrawal', id: crypto.randomUUID(), name: 'Anna Lund' },
 *   ...{ email: 'anna@example.org', contract: 'RF18 5390 0754 7034' },
 * };
 */
export const statementRequestSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('withdrawal'), ...shared }),
  v.strictObject({ kind: v.literal('cancellation'), ...shared, details }),
]);

/** Body of `POST /api/v1/statement`, as it is sent. */
export type StatementRequest = v.InferInput<typeof statementRequestSchema>;

/** A statement, parsed. */
export type Statement = v.InferOutput<typeof statementRequestSchema>;

/** `withdrawal`: the contract is undone. `cancellation`: it ends. */
export type StatementKind = Statement['kind'];

/** Kind, reason and end of a cancellation. */
export type CancellationDetails = v.InferOutput<typeof details>;
