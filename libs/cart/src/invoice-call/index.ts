export { withAttempts } from './attempts.ts';
export { createInvoiceCall } from './request-invoice.ts';
/** @public */
export { type RequestInvoice } from './request-invoice.ts';
