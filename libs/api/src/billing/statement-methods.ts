import type { CancellationDetails } from '@guildhall/api-contract/contracts';
import type { Database, Queries, Values } from '@guildhall/server-kit/storage';
import { insertRefund } from './refund-methods.ts';
import { insertReport } from './report-methods.ts';
import type { FoundContract, StatementChange, StatementStore, StoredStatement } from './statement-store.ts';

const columns = `id, kind, name, email, contract, details, received_at AS "receivedAt", found,
  subscription_id AS "subscriptionId", state, reason, amount, currency,
  is_refunded AS "isRefunded", ends_at AS "endsAt", tries, receipt`;

export const createStatementMethods = (database: Database): StatementStore => ({
  ...createSteps(database),
  ...createDecisions(database),
});

type Decisions = 'startEnding' | 'noteRefund' | 'decideStatement';

function createSteps({ run, rows, inTransaction }: Database): Omit<StatementStore, Decisions> {
  const find = async (id: string) => (await select(rows, 'id = $id', { id }))[0];
  return {
    putStatement: async ({ id, kind, name, email, contract, ...rest }, { receivedAt, nextAt }) =>
      inTransaction(async (queries) => {
        const details = JSON.stringify('details' in rest ? rest.details : null);
        await queries.run(
          `INSERT INTO statements (id, kind, name, email, contract, details, received_at, next_at)
           VALUES ($id, $kind, $name, $email, $contract, $details, $receivedAt, $nextAt) ON CONFLICT DO NOTHING`,
          { id, kind, name, email, contract, details, receivedAt, nextAt },
        );
        const [statement] = await select(queries.rows, 'id = $id', { id });
        if (!statement) throw new Error('a statement could not be stored');
        return statement;
      }),
    findStatement: find,
    hasOpenStatement: async (spellings) =>
      (
        await rows(
          `SELECT id FROM statements WHERE state NOT IN ('closed', 'refused')
             AND lower(email) IN (SELECT value FROM json_each($spellings)) LIMIT 1`,
          { spellings: JSON.stringify(spellings.map((one) => one.toLowerCase())) },
        )
      ).length > 0,
    listDueStatements: async (now) =>
      select(
        rows,
        `(state NOT IN ('open', 'closed') OR receipt = 'later') AND next_at <= $now ORDER BY next_at LIMIT 100`,
        { now },
      ),
    changeStatement: async ({ id }, change, report) =>
      inTransaction(async (queries) => {
        await update(queries, id, change);
        if (!report) return;
        const { kind, at: reportedAt } = report;
        await queries.run(insertReport, { kind, site: 'live', subscriptionId: id, reportedAt });
        // The office has to decide again.
        await queries.run(
          'UPDATE reports SET closed_at = NULL, done = 0 WHERE subscription_id = $id AND kind = $kind AND closed_at IS NOT NULL',
          { id, kind },
        );
      }),
    postponeStatement: async ({ id }, until) =>
      run('UPDATE statements SET tries = tries + 1, next_at = $until WHERE id = $id', { id, until }),
  };
}

function createDecisions({ inTransaction }: Database): Pick<StatementStore, Decisions> {
  return {
    startEnding: async ({ id }, { subscriptionId, customerId, at }) =>
      inTransaction(async (queries) => {
        await queries.run(insertRefund, { site: 'live', subscriptionId, customerId, at });
        await queries.run(
          `UPDATE statements SET state = 'ending', subscription_id = $subscriptionId, tries = 0
           WHERE id = $id AND state = 'accepted'`,
          { id, subscriptionId },
        );
      }),
    noteRefund: async ({ subscriptionId, amount, currency, isRefunded }) =>
      inTransaction(async (queries) => {
        await queries.run(
          `UPDATE statements SET state = 'settled', amount = $amount, currency = $currency, is_refunded = $isRefunded,
             tries = 0, next_at = 0
           WHERE subscription_id = $subscriptionId AND state = 'ending'`,
          { subscriptionId, amount, currency, isRefunded: isRefunded ? 1 : 0 },
        );
        const found = await queries.rows(
          'SELECT id FROM statements WHERE subscription_id = $subscriptionId LIMIT 1',
          { subscriptionId },
        );
        return found.length > 0;
      }),
    decideStatement: async ({ id }, { state, reason, reference, at }) =>
      inTransaction(async (queries) => {
        const [statement] = await select(queries.rows, 'id = $id', { id });
        if (!statement) return 'unknown';
        const { found } = statement;
        const isNamed = found?.isNamed === true && reference === undefined;
        const isMeant = isNamed || found?.reference === reference;
        const meant = found && isMeant ? JSON.stringify({ ...found, isNamed: true }) : null;
        const changed = await queries.change(
          `UPDATE statements SET state = $state, reason = $reason, found = $meant, tries = 0, next_at = 0
           WHERE id = $id AND state = 'open'`,
          { id, state, reason, meant },
        );
        if (changed === 0) return 'decided already';
        await queries.run(
          `UPDATE reports SET closed_at = $at, done = 1
           WHERE subscription_id = $id AND kind IN ('withdrawal', 'cancellation') AND closed_at IS NULL`,
          { id, at },
        );
        return 'done';
      }),
  };
}

async function select(rows: Queries['rows'], where: string, values: Values): Promise<StoredStatement[]> {
  return (await rows(`SELECT ${columns} FROM statements WHERE ${where}`, values)).map(toStatement);
}

/** Changes only what is given. A step that follows another one is not late, so its pauses are short again. */
async function update(
  { run }: Pick<Queries, 'run'>,
  id: string,
  { state, found, amount, currency, isRefunded, endsAt, receipt }: StatementChange,
): Promise<void> {
  await run(
    `UPDATE statements SET state = COALESCE($state, state), found = COALESCE($found, found),
       amount = COALESCE($amount, amount), currency = COALESCE($currency, currency),
       is_refunded = COALESCE($isRefunded, is_refunded), ends_at = COALESCE($endsAt, ends_at),
       receipt = COALESCE($receipt, receipt), tries = 0
     WHERE id = $id`,
    {
      ...{ id, state: state ?? null, found: found ? JSON.stringify(found) : null, amount: amount ?? null },
      ...{ currency: currency ?? null, endsAt: endsAt ?? null, receipt: receipt ?? null },
      isRefunded: isRefunded === undefined ? null : Number(isRefunded),
    },
  );
}

function toStatement(row: Record<string, unknown>): StoredStatement {
  const { details, found, subscriptionId, isRefunded, endsAt } = row;
  return {
    ...row,
    details: (JSON.parse(String(details)) as CancellationDetails | null) ?? undefined,
    found: found === null ? undefined : (JSON.parse(String(found)) as FoundContract),
    subscriptionId: subscriptionId ?? undefined,
    isRefunded: isRefunded === 1,
    endsAt: endsAt ?? undefined,
  } as unknown as StoredStatement;
}
