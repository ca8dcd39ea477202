import { createInvoiceCall, withAttempts } from '@guildhall/api-contract';
import type { CartConnectionOptions } from '../connection/connection-options.ts';
import { restrictToOrigins } from './restrict-to-origins.ts';

/** Makes the way in which a page asks for invoices: one attempt at a time, and only to addresses that may be opened. */
export function createInvoiceRequester({
  requestInvoice = createInvoiceCall(),
  checkoutOrigins,
  wait,
}: CartConnectionOptions): ReturnType<typeof withAttempts> {
  return withAttempts(restrictToOrigins(requestInvoice, checkoutOrigins), wait && { wait });
}
