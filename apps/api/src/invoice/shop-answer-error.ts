import { UpstreamError } from '@guildhall/upstream';

/**
 * Why the shop's answer is of no use. `refused`: it said what is wrong with what it was asked, and made nothing.
 * `throttled`: it was asked too often, and made nothing. `unreadable`: nobody knows what it has made.
 */
export type ShopAnswerFault = 'refused' | 'throttled' | 'unreadable';

const texts: Record<ShopAnswerFault, string> = {
  refused: 'The shop refused what it was asked',
  throttled: 'The shop is asked too often',
  unreadable: 'The answer of the shop cannot be read',
};

/** The shop answered with status 200, and yet not well. May be logged as it is. */
export class ShopAnswerError extends Error {
  readonly fault: ShopAnswerFault;
  /** What the shop found fault with, for the log: names of fields, codes and words, without anything that was sent. */
  readonly said: readonly string[];

  constructor(fault: ShopAnswerFault, said: readonly string[] = []) {
    super(texts[fault]);
    this.fault = fault;
    this.said = said;
  }
}

/** Whether after this failure nothing can have been made. */
export function isSurelyUndone(error: unknown): boolean {
  if (error instanceof ShopAnswerError) return error.fault !== 'unreadable';
  if (!(error instanceof UpstreamError)) return false;
  const { code, status = 0 } = error;
  return (
    code === 'UPSTREAM_OPEN' || code === 'UPSTREAM_BUSY' || (status >= 400 && status < 500 && status !== 408)
  );
}
