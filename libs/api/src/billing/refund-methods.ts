import type { Database } from '@guildhall/server-kit/storage';
import type { Refund, RefundStore } from './refund-store.ts';

export const insertRefund = `INSERT INTO refunds (site, subscription_id, customer_id, started_at, next_at)
  VALUES ($site, $subscriptionId, $customerId, $at, $at) ON CONFLICT DO NOTHING`;

const columns = `site, subscription_id AS "subscriptionId", customer_id AS "customerId", state, amount, currency,
  started_at AS "startedAt", tries`;
const one = 'site = $site AND subscription_id = $subscriptionId';

export function createRefundMethods({ run, rows }: Database): RefundStore {
  return {
    listDueRefunds: async (site, now) =>
      (await rows(
        `SELECT ${columns} FROM refunds WHERE site = $site AND state <> 'done' AND next_at <= $now
         ORDER BY next_at LIMIT 100`,
        { site, now },
      )) as unknown as Refund[],
    setRefund: async ({ site, subscriptionId }, { state, amount, currency }) =>
      run(
        `UPDATE refunds SET state = $state, amount = COALESCE($amount, amount),
           currency = COALESCE($currency, currency), tries = 0 WHERE ${one}`,
        { site, subscriptionId, state, amount: amount ?? null, currency: currency ?? null },
      ),
    postponeRefund: async ({ site, subscriptionId }, at) =>
      run(`UPDATE refunds SET tries = tries + 1, next_at = $at WHERE ${one}`, { site, subscriptionId, at }),
    findRefund: async (subscriptionId) =>
      (
        await rows(`SELECT ${columns} FROM refunds WHERE ${one}`, { site: 'live', subscriptionId })
      )[0] as unknown as Refund | undefined,
    countRefunds: async (site) =>
      Number(
        (await rows('SELECT count(*) AS count FROM refunds WHERE site = $site', { site }))[0]?.['count'] ?? 0,
      ),
  };
}
