export { AddToCart } from './add-to-cart/AddToCart.tsx';
export { addToCartAtom } from './atoms/cart-actions.ts';
export { cartCountAtom, cartLinesAtom, cartStatusAtom } from './atoms/cart-atoms.ts';
/** @public */
export { cartCostsAtom } from './atoms/cart-atoms.ts';
export { cartNoticesAtom, cartOpenAtom } from './atoms/drawer-atoms.ts';
export { connectCart } from './connection/connect-cart.ts';
export type { CartConnectionOptions } from './connection/connection-options.ts';
export { CartDrawer, type CartDrawerProps } from './drawer/CartDrawer.tsx';
export { formatQuantityRule, type QuantityRuleTexts } from './lines/format-quantity-rule.ts';
/** @public */
export { type RequestInvoice } from './invoice-call/request-invoice.ts';
export { cartTexts, type CartTexts } from './texts/cart-texts.ts';
export { invoiceTexts, type InvoiceTexts } from './texts/invoice-texts.ts';
