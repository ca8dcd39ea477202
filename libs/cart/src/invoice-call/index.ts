export { withAttempts } from './attempts.ts';
export { createInvoiceCall, type RequestInvoice } from './request-invoice.ts';
