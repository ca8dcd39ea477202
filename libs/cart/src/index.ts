export { AddToCart, type AddToCartProps } from './add-to-cart/AddToCart.tsx';
export {
  addToCartAtom,
  changeQuantityAtom,
  checkOutAtom,
  refreshCartAtom,
  removeLineAtom,
  requestInvoiceAtom,
  setQuantityAtom,
  startNewCartAtom,
} from './atoms/cart-actions.ts';
export {
  cartBusyAtom,
  cartCostsAtom,
  cartCountAtom,
  cartLinesAtom,
  cartStatusAtom,
} from './atoms/cart-atoms.ts';
export { cartNoticesAtom, cartOpenAtom } from './atoms/drawer-atoms.ts';
export { connectCart } from './connection/connect-cart.ts';
export type { CartActivity, CartConnectionOptions } from './connection/connection-options.ts';
export type { BrowserEnvironment } from './connection/browser-environment.ts';
export { CartDrawer, type CartDrawerProps } from './drawer/CartDrawer.tsx';
export {
  createInvoiceCall,
  type InvoiceBuyer,
  type InvoiceOutcome,
  type InvoiceRequest,
  type RequestInvoice,
} from './invoice-call/request-invoice.ts';
export { formatQuantityRule, type QuantityRuleTexts } from './lines/format-quantity-rule.ts';
export type { CartNotice } from './state/cart-events.ts';
export { cartTexts, type CartTexts } from './texts/cart-texts.ts';
export { invoiceTexts, type InvoiceTexts } from './texts/invoice-texts.ts';
