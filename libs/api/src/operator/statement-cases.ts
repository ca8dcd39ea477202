import type { AttemptStore, BillingReport } from '../billing/attempt-store.ts';
import type { StoredStatement } from '../billing/statement-store.ts';
import { computeRefundTime } from '../billing/statements/contract-days.ts';
import { OperatorCommandError } from './operator-options.ts';

const maxReason = 1_000;

/** Shows the statement of a case, with what was found of its contract. Times are in UTC. */
export async function showStatement(store: AttemptStore, number: string): Promise<string> {
  const { statement, report } = await findStatement(store, number);
  const { kind, name, email, contract, details, receivedAt, found, receipt, state } = statement;
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
    ...describeFound(found),
    ['receipt', receipt],
    ['state', state],
  ] as [string, string][];
  return lines.map(([label, value]) => `${label.padEnd(11)}${toOneLine(value)}`).join('\n');
}

function describeFound(found: StoredStatement['found']): string[][] {
  if (!found) return [['found', 'no contract of this email address: look for it yourself']];
  const { reference, isNamed, planIds, concludedAt, subscriptionId, endsAt } = found;
  return [
    ['found', `${reference} (${isNamed ? 'named in the statement' : 'by the email address only'})`],
    ['plan', planIds.join(', ')],
    ['ordered', formatTime(concludedAt)],
    ['paid', subscriptionId === undefined ? 'not yet' : `subscription ${subscriptionId}`],
    ...(endsAt === undefined ? [] : [['paid until', formatTime(endsAt).slice(0, 10)]]),
  ];
}

/** Notes the office's decision; the api does the rest within a minute. @returns what it does */
export async function decideStatement(
  store: AttemptStore,
  number: string,
  decision: { state: 'accepted' | 'refused'; reason: string; at: number },
): Promise<string> {
  const { statement } = await findStatement(store, number);
  if (decision.state === 'refused' && (decision.reason === '' || decision.reason.length > maxReason))
    throw new OperatorCommandError(
      `Say why, for the email: cases refuse ${number} "…", with at most ${maxReason} characters`,
    );
  if ((await store.decideStatement(statement, decision)) !== 'done')
    throw new OperatorCommandError(`Case ${number} is decided: ${statement.state}`);
  if (decision.state === 'refused')
    return `Case ${number} is refused: the api sends the reason within a minute`;
  const { found, kind } = statement;
  if (!found)
    return `Case ${number} is accepted, and the api sends an email within a minute. No contract was found: end it yourself`;
  return kind === 'withdrawal'
    ? `Case ${number} is accepted: within a minute the api ends ${found.reference}, refunds what was paid, and sends an email`
    : `Case ${number} is accepted: within a minute the api switches off the renewal of ${found.reference}, and sends an email`;
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
