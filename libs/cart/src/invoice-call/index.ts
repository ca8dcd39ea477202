export { withAttempts, type AttemptOptions, type InvoiceWaiting } from './attempts.ts';
export {
  createInvoiceCall,
  type InvoiceBuyer,
  type InvoiceField,
  type InvoiceLater,
  type InvoiceOutcome,
  type InvoiceRequest,
  type RequestInvoice,
} from './request-invoice.ts';
