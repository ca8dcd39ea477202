import { createInvoiceCall, withAttempts } from '@guildhall/api-contract';
import type { CartConnectionOptions } from '../connection/connection-options.ts';
import { onKnownOrigins } from './on-known-origins.ts';

/** Makes the way in which a page asks for invoices: one attempt at a time, and only to addresses that may be opened. */
export function createAskForInvoice({
  requestInvoice = createInvoiceCall(),
  checkoutOrigins,
  wait,
}: CartConnectionOptions): ReturnType<typeof withAttempts> {
  return withAttempts(onKnownOrigins(requestInvoice, checkoutOrigins), wait && { wait });
}
