import type { AttemptStore, BillingReport } from '../billing/attempt-store.ts';
import type { Decision, StoredStatement } from '../billing/statement-store.ts';
import { computeRefundTime } from '../billing/statements/contract-days.ts';
import { OperatorCommandError } from './operator-options.ts';

const maxReason = 1_000;
const dayMs = 24 * 60 * 60_000;

/** Shows the statement of a case, with what was found of its contract. Times are in UTC. */
export async function showStatement(store: AttemptStore, number: string): Promise<string> {
  const { statement, report } = await findStatement(store, number);
  const { kind, name, email, contract, details, receivedAt, receipt, state } = statement;
  const lines = [
    ['case', `${report.id}, ${report.kind}`],
    ['received', `${formatTime(receivedAt)} UTC`],
    ...(kind === 'withdrawal' ? [['refund by', formatTime(computeRefundTime(receivedAt)).slice(0, 10)]] : []),
    ...[
      ['name', name],
      ['email', email],
      ['contract', contract],
    ],
    ...(details
      ? [
          ['manner', details.manner],
          ['end on', details.endOn ?? 'as soon as possible'],
        ]
      : []),
    ...(details?.reason ? [['reason', details.reason]] : []),
    ...describeFound(statement),
    ['receipt', receipt],
    ['state', state],
  ] as [string, string][];
  return lines.map(([label, value]) => `${label.padEnd(11)}${toOneLine(value)}`).join('\n');
}

function describeFound({ found, receivedAt }: StoredStatement): string[][] {
  if (!found) return [['found', 'no contract of this email address: look for it yourself']];
  const { reference, isNamed, planIds, concludedAt, subscriptionId, endsAt } = found;
  return [
    ['found', `${reference} (${isNamed ? 'named in the statement' : 'by the email address only'})`],
    ['plan', planIds.join(', ')],
    [
      'ordered',
      `${formatTime(concludedAt)} UTC, ${Math.floor((receivedAt - concludedAt) / dayMs)} days before`,
    ],
    ['paid', subscriptionId === undefined ? 'not yet' : `subscription ${subscriptionId}`],
    ...(endsAt === undefined ? [] : [['paid until', formatTime(endsAt).slice(0, 10)]]),
  ];
}

/**
 * Accepts a statement; the api does the rest within a minute.
 *
 * @param reference the contract to end, or `none`; needed where the statement does not name it
 * @returns what the api does
 */
export async function acceptStatement(
  store: AttemptStore,
  number: string,
  { reference, at }: { reference: string | undefined; at: number },
): Promise<string> {
  const { statement } = await findStatement(store, number);
  const { found, kind } = statement;
  if (found && !found.isNamed && reference !== found.reference && reference !== 'none')
    throw new OperatorCommandError(
      `The contract ${found.reference} was found by the email address only. If it is meant, use: cases accept ${number} ${found.reference}. If another one is, end that yourself, and use: cases accept ${number} none`,
    );
  await decide(store, number, statement, { state: 'accepted', reason: '', reference, at });
  if (!found || reference === 'none')
    return `Case ${number} is accepted, and the api sends an email within a minute. End the contract yourself`;
  return kind === 'withdrawal'
    ? `Case ${number} is accepted: within a minute the api ends ${found.reference}, refunds what was paid, and sends an email`
    : `Case ${number} is accepted: within a minute the api switches off the renewal of ${found.reference}, and sends an email`;
}

/** Refuses a statement; the api sends the reason within a minute. */
export async function refuseStatement(
  store: AttemptStore,
  number: string,
  { reason, at }: { reason: string; at: number },
): Promise<string> {
  const { statement } = await findStatement(store, number);
  if (reason === '' || reason.length > maxReason)
    throw new OperatorCommandError(
      `Say why, for the email: cases refuse ${number} "…", with at most ${maxReason} characters`,
    );
  await decide(store, number, statement, { state: 'refused', reason, at });
  return `Case ${number} is refused: the api sends the reason within a minute`;
}

async function decide(
  store: AttemptStore,
  number: string,
  statement: StoredStatement,
  decision: Decision,
): Promise<void> {
  if ((await store.decideStatement(statement, decision)) !== 'done')
    throw new OperatorCommandError(`Case ${number} is decided: ${statement.state}`);
}

async function findStatement(
  store: AttemptStore,
  number: string,
): Promise<{ statement: StoredStatement; report: BillingReport }> {
  const report = /^\d{1,9}$/.test(number) ? await store.findReport(Number(number)) : undefined;
  const statement = report && (await store.findStatement(report.subscriptionId));
  if (!report || !statement)
    throw new OperatorCommandError(`There is no case ${number} with a withdrawal or a cancellation`);
  return { statement, report };
}

const formatTime = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** Without control characters, which somebody may have typed to move the cursor of this terminal. */
const toOneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ');
