import type { UrlPolicy } from '@guildhall/safe-content';
import { getDocument } from './operations/operations.ts';
import type { SendToShop } from './transport/send.ts';

export const addresses: UrlPolicy = {
  contentOrigin: 'https://content.test',
  siteOrigin: 'https://www.test',
  mediaOrigins: ['https://cdn.test'],
  frameHosts: [],
};

export const rawImage = {
  id: 'gid://shopify/ImageSource/1',
  altText: 'A cover',
  width: 1024,
  height: 1280,
  url: 'https://cdn.test/cover.jpg?width=1600',
  small: 'https://cdn.test/cover.jpg?width=640',
};

export const rawVariant = {
  id: 'gid://shopify/ProductVariant/11',
  title: 'Cloth',
  availableForSale: true,
  requiresShipping: true,
  price: { amount: '349.5', currencyCode: 'DKK' },
  selectedOptions: [{ name: 'Binding', value: 'Cloth' }],
};

export const rawProduct = {
  id: 'gid://shopify/Product/1',
  handle: 'four-honest-futures',
  title: 'Four Honest Futures',
  vendor: 'Gatehouse Press',
  description: 'A book',
  descriptionHtml: '<p onclick="x()">A <em>book</em><script>x()</script></p>',
  images: { nodes: [rawImage] },
  variants: { nodes: [rawVariant] },
  collections: { nodes: [{ handle: 'handbooks', title: 'Handbooks' }] },
};

export const rawCart = {
  id: 'gid://shopify/Cart/abc?key=def',
  checkoutUrl: 'https://shop.test/cart/c/abc?key=def',
  cost: {
    subtotalAmount: { amount: '699.0', currencyCode: 'DKK' },
    totalAmount: { amount: '699.0', currencyCode: 'DKK' },
  },
  discountCodes: [] as { code: string; applicable: boolean }[],
  lines: {
    nodes: [
      {
        id: 'gid://shopify/CartLine/1',
        quantity: 2,
        cost: {
          amountPerQuantity: { amount: '349.5', currencyCode: 'DKK' },
          totalAmount: { amount: '699.0', currencyCode: 'DKK' },
        },
        discountAllocations: [] as object[],
        everyDiscount: [] as object[],
        merchandise: {
          id: rawVariant.id,
          title: 'Cloth',
          availableForSale: true,
          selectedOptions: rawVariant.selectedOptions,
          image: rawImage,
          product: {
            handle: rawProduct.handle,
            title: rawProduct.title,
            vendor: rawProduct.vendor,
            collections: { nodes: [{ title: 'Handbooks' }] },
          },
        },
      },
    ],
  },
};

/** A shop with one response for every operation, and a record of what it was sent. */
export function createShopResponding(response: unknown) {
  const sent: { document: string; variables: Record<string, unknown> }[] = [];
  const send: SendToShop = async (document, variables) => {
    sent.push({ document: getDocument(document), variables });
    return response;
  };
  return { send, sent };
}

/** A shop with a response per operation, by the operation's name; without one, the call fails. */
export function createShopRespondingEach(responses: Record<string, unknown>) {
  const send: SendToShop = async (document) => {
    const name = /^\w+ (\w+)/.exec(getDocument(document))?.[1] ?? '';
    if (typeof responses[name] !== 'object') throw new Error('the line is dead');
    return responses[name];
  };
  return { send };
}

/** A shop that is unreachable. */
export const unreachable: SendToShop = async () => {
  throw new Error('the line is dead');
};
