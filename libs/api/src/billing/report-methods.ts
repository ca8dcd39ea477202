import type { Queries } from '@guildhall/server-kit/storage';
import type { BillingReport, ReportStore } from './attempt-store.ts';

/** Stores a report; a known one changes nothing, even if it is closed. */
export const insertReport = `INSERT INTO reports (kind, site, subscription_id, reported_at)
  VALUES ($kind, $site, $subscriptionId, $reportedAt) ON CONFLICT DO NOTHING`;

const columns = 'id, kind, site, subscription_id AS "subscriptionId", reported_at AS "reportedAt"';

export function createReportMethods({ run, change, rows }: Queries): ReportStore {
  const list = async (where: string) =>
    (await rows(`SELECT ${columns} FROM reports WHERE ${where} ORDER BY id`)) as unknown as BillingReport[];
  return {
    putReport: async (report) => run(insertReport, { ...report }),
    listPendingReports: () => list('done = 0'),
    markReportDone: async (id) => run('UPDATE reports SET done = 1 WHERE id = $id', { id }),
    listOpenReports: () => list('closed_at IS NULL'),
    findReport: async (id) =>
      (await rows(`SELECT ${columns} FROM reports WHERE id = $id`, { id }))[0] as BillingReport | undefined,
    // No email follows once it is closed.
    closeReport: async (id, at) =>
      (await change('UPDATE reports SET closed_at = $at, done = 1 WHERE id = $id AND closed_at IS NULL', {
        ...{ id, at },
      })) > 0,
    countOpenReports: async () =>
      (
        await rows(
          'SELECT kind, COUNT(*) AS "count" FROM reports WHERE closed_at IS NULL GROUP BY kind ORDER BY kind',
        )
      ).map(({ kind, count }) => ({ kind: kind as BillingReport['kind'], count: Number(count) })),
  };
}
