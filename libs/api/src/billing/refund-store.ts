import type { SiteName } from '@guildhall/suppliers';

/**
 * Progress of undoing a second payment. `waiting`: none. `ended`: the subscription has ended. `refunded`: the payment
 * is on its way back. `refused`: the vendor refused to refund it. `done`: the payer has the mail about it.
 */
type RefundState = 'waiting' | 'ended' | 'refunded' | 'refused' | 'done';

/** A second payment to be undone. */
export interface Refund {
  site: SiteName;
  subscriptionId: string;
  customerId: string;
  state: RefundState;
  /** In minor units; 0 until it is refunded. */
  amount: number;
  currency: string;
  /** ms since 1970 */
  startedAt: number;
  tries: number;
}

/** The second payments to undo: written with the payment, and kept until each step is done. */
export interface RefundStore {
  /** Refunds that are due, earliest first. */
  listDueRefunds(site: SiteName, now: number): Promise<Refund[]>;
  setRefund(
    refund: Pick<Refund, 'site' | 'subscriptionId'>,
    change: Pick<Refund, 'state'> & Partial<Pick<Refund, 'amount' | 'currency'>>,
  ): Promise<void>;
  postponeRefund(refund: Pick<Refund, 'site' | 'subscriptionId'>, until: number): Promise<void>;
  /** The refund of a subscription of the live site, if there is one. */
  findRefund(subscriptionId: string): Promise<Refund | undefined>;
  /** Number of all of them, including past ones. */
  countRefunds(site: SiteName): Promise<number>;
}
