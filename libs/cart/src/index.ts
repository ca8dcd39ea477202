export { AddToCart, type AddToCartProps } from './add-to-cart/AddToCart.tsx';
export {
  addToCartAtom,
  changeQuantityAtom,
  checkOutAtom,
  refreshCartAtom,
  removeLineAtom,
  requestInvoiceAtom,
  startNewCartAtom,
} from './atoms/cart-actions.ts';
export {
  cartBusyAtom,
  cartCostsAtom,
  cartCountAtom,
  cartLinesAtom,
  cartStandingAtom,
} from './atoms/cart-atoms.ts';
export { cartNoticesAtom, cartOpenAtom } from './atoms/drawer-atoms.ts';
export { connectCart, type CartConnectionOptions } from './connection/connect-cart.ts';
export type { Surroundings } from './connection/surroundings.ts';
export { CartDrawer, type CartDrawerProps } from './drawer/CartDrawer.tsx';
export {
  invoiceByApi,
  type InvoiceBuyer,
  type InvoiceOutcome,
  type InvoiceRequest,
  type RequestInvoice,
} from '@guildhall/api-contract';
export { isEvent, type CartDraft, type CartLine } from './lines/cart-line.ts';
export type { CartNotice } from './state/cart-state.ts';
export { cartTexts, type CartTexts } from './texts/cart-texts.ts';
export { type InvoiceTexts } from './texts/invoice-texts.ts';
