export { invoicePages } from './invoice-pages.ts';
