import { formatDecimal, toMinorUnits } from '@guildhall/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendControlPage } from '../../home/control-page.ts';
import { escape } from '../../home/escape.ts';
import type { CartStore, StoredCart } from '../carts/cart-store.ts';
import type { createShopSettings } from '../admin/shop-settings.ts';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { renderLines, renderPage } from './page.ts';

export interface ShopPageOptions {
  catalogue: ShopCatalogue;
  carts: CartStore;
  drafts: DraftStore;
  settings: ReturnType<typeof createShopSettings>;
  /** Origin of the site, for links back. */
  siteOrigin: string | undefined;
}

interface CheckoutRequest {
  Params: { token: string };
  Querystring: { key?: string; locale?: string };
}

const prefix = '/shop';

/** The shop's checkout of a cart: `…/cart/c/<token>?key=<secret>&locale=da`. Paying finishes the cart. */
export function addCheckoutRoutes(app: FastifyInstance, options: ShopPageOptions): void {
  const { carts } = options;
  const findCart = (token: string, key = '') => carts.open(`gid://shopify/Cart/${token}?key=${key}`);

  app.get<CheckoutRequest>(`${prefix}/cart/c/:token`, (request, reply) => {
    const { key, locale = 'none' } = request.query;
    const cart = findCart(request.params.token, key);
    return cart ? send(reply, renderCheckoutPage(options, cart, locale)) : sendGone(reply);
  });

  app.post<{ Params: { token: string }; Body: { key?: string } | undefined }>(
    `${prefix}/cart/c/:token/pay`,
    (request, reply) => {
      const cart = findCart(request.params.token, request.body?.key);
      if (cart === undefined) return sendGone(reply);
      carts.finish(cart);
      return send(reply, renderThanks(options));
    },
  );
}

/** Without a referrer: the URL of such a page gives access to its cart. */
export function send(reply: FastifyReply, html: string): FastifyReply {
  return sendControlPage(reply, html, { referrerPolicy: 'no-referrer' });
}

export function sendGone(reply: FastifyReply): FastifyReply {
  return send(
    reply.code(410),
    renderPage('Nothing to pay', 'en', '<p>This cart was paid for or has expired.</p>'),
  );
}

export function renderThanks({ siteOrigin }: ShopPageOptions): string {
  const back = siteOrigin === undefined ? '' : `<p><a href="${escape(siteOrigin)}">Back to the site</a></p>`;
  return renderPage('Thank you', 'en', `<p>Nothing will be delivered: this is a sandbox.</p>${back}`);
}

export function addPrices(
  { catalogue, settings }: Pick<ShopPageOptions, 'catalogue' | 'settings'>,
  lines: readonly { variantId: string; quantity: number }[],
) {
  let total = 0;
  const rows = lines.flatMap(({ variantId, quantity }) => {
    const variant = catalogue.variant(variantId);
    if (variant === undefined) return [];
    total += variant.price * quantity;
    const net = formatDecimal(toMinorUnits(variant.price * quantity));
    return [{ title: variant.product.title, kind: variant.title, quantity, total: net }];
  });
  return renderLines(rows, formatDecimal(toMinorUnits(total)), settings.get().currencyCode);
}

function renderCheckoutPage(options: ShopPageOptions, cart: StoredCart, locale: string): string {
  const language = /^[a-z]{2}(?:-[A-Z]{2})?$/.test(locale) ? locale : 'en';
  return renderPage(
    'Checkout',
    language,
    `<p>Locale: <strong>${escape(locale)}</strong></p>
${addPrices(options, cart.lines)}
<form method="post" action="${prefix}/cart/c/${cart.token}/pay">
<input type="hidden" name="key" value="${cart.secret}">
<p>Nothing is charged here.</p>
<button>Pay</button>
</form>`,
  );
}
