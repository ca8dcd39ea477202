export { invoice, type InvoiceOverrides } from './invoice.ts';
