import { UpstreamError } from '@guildhall/upstream';

/**
 * Reason for which the shop’s response cannot be used. `refused`: the request has errors, no order was created.
 * `throttled`: too many calls, no order was created. `unreadable`: an order may have been created.
 */
export type ShopResponseFault = 'refused' | 'throttled' | 'unreadable';

const texts: Record<ShopResponseFault, string> = {
  refused: 'The shop refused the request',
  throttled: 'The shop is called too often',
  unreadable: 'The response of the shop cannot be read',
};

/**
 * The shop responded with status 200, but not with a usable result. May be logged as it is.
 *
 * @example
 * const result: { errors?: readonly { message: string }[] } = {};
 * if (result.errors) throw new ShopResponseError('refused', result.errors.map(({ message }) => message));
 */
export class ShopResponseError extends Error {
  readonly fault: ShopResponseFault;
  /** The shop's complaints for the log: names of fields, codes and texts, without anything that was sent. */
  readonly messages: readonly string[];

  constructor(fault: ShopResponseFault, messages: readonly string[] = []) {
    super(texts[fault]);
    this.fault = fault;
    this.messages = messages;
  }
}

/**
 * True if it is certain that no order was created: the same order may be sent again.
 *
 * @example
 * isNotCreatedError(new ShopResponseError('throttled')); // true
 * isNotCreatedError(new ShopResponseError('unreadable')); // false
 */
export function isNotCreatedError(error: unknown): boolean {
  if (error instanceof ShopResponseError) return error.fault !== 'unreadable';
  if (!(error instanceof UpstreamError)) return false;
  const { code, status = 0 } = error;
  return (
    code === 'UPSTREAM_OPEN' || code === 'UPSTREAM_BUSY' || (status >= 400 && status < 500 && status !== 408)
  );
}
