import { getDocument } from '@guildhall/shop-client';

const money = { amount: '320.0', currencyCode: 'DKK' };

function image(origin: string) {
  const address = `${origin}/print.webp`;
  return { id: 'picture', url: address, small: address, altText: 'A print', width: 1600, height: 2000 };
}

function product(origin: string) {
  return {
    ...{ id: 'product-1', handle: 'print-tides', title: 'Print: Tides', vendor: 'The press' },
    ...{ description: 'Pulled by hand.', descriptionHtml: '<p>Pulled by hand.</p>' },
    images: { nodes: [image(origin)] },
    variants: {
      nodes: ['A3', 'A2'].map((title) => ({
        ...{ id: `variant-${title}`, title, availableForSale: true, requiresShipping: true, price: money },
        selectedOptions: [{ name: 'Size', value: title }],
      })),
    },
    collections: { nodes: [{ handle: 'prints', title: 'Prints' }] },
  };
}

function cart(origin: string) {
  const { handle, title, vendor, collections } = product(origin);
  const merchandise = {
    ...{ id: 'variant-A3', title: 'A3', availableForSale: true, image: image(origin) },
    product: { handle, title, vendor, collections },
  };
  const line = {
    ...{ id: 'line-1', quantity: 1, merchandise, discountAllocations: [], everyDiscount: [] },
    cost: { amountPerQuantity: money, totalAmount: money },
  };
  return {
    ...{ id: 'cart-1?key=secret', checkoutUrl: 'https://shop.example/checkout?key=secret' },
    cost: { subtotalAmount: money, totalAmount: money },
    discountCodes: [],
    lines: { nodes: [line] },
  };
}

/** The shop's response to an operation of the shop client; browsers send its id only. */
export function createShopResponse(origin: string, { query }: { query: string }): unknown {
  const operation = /^\s*(?:query|mutation)\s+(\w+)/.exec(getDocument(query))?.[1] ?? '';
  const responses: Record<string, unknown> = {
    Collection: { collection: { products: { nodes: [product(origin)] } } },
    Product: { product: product(origin) },
    CartCreate: { cartCreate: { cart: cart(origin), userErrors: [], warnings: [] } },
    Cart: { cart: cart(origin) },
  };
  return operation in responses
    ? { data: responses[operation] }
    : { errors: [{ message: `The stand-in does not know ${operation}.` }] };
}
