export { createInvoiceCheckout } from './create-invoice-checkout.ts';
