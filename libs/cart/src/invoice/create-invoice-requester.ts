import { createInvoiceCall } from '../invoice-call/request-invoice.ts';
import { withAttempts } from '../invoice-call/attempts.ts';
import type { CartConnectionOptions } from '../connection/connection-options.ts';
import { restrictToOrigins } from './restrict-to-origins.ts';

/** Creates the function that requests invoices: one attempt at a time, and only URLs on allowed origins. */
export function createInvoiceRequester({
  requestInvoice = createInvoiceCall(),
  checkoutOrigins,
  wait,
}: CartConnectionOptions): ReturnType<typeof withAttempts> {
  return withAttempts(restrictToOrigins(requestInvoice, checkoutOrigins), wait && { wait });
}
