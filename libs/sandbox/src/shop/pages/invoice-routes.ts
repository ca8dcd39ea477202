import type { FastifyInstance } from 'fastify';
import { escape } from '../../home/escape.ts';
import type { StoredDraft } from '../drafts/draft-store.ts';
import { sendGone, addPrices, send, renderThanks, type ShopPageOptions } from './checkout-routes.ts';
import { renderPage } from './page.ts';

interface InvoiceRequest {
  Params: { id: string; token: string };
}

/** The invoice of a draft order, at the URL that the Admin API returned. */
export function addInvoiceRoutes(app: FastifyInstance, options: ShopPageOptions): void {
  const findDraft = ({ id, token }: InvoiceRequest['Params']) => {
    const draft = options.drafts.find(Number(id));
    return draft?.token === token && !draft.paid ? draft : undefined;
  };

  app.get<InvoiceRequest>('/shop/invoices/:id/:token', (request, reply) => {
    const draft = findDraft(request.params);
    if (draft && draft.looksLeft > 0) return send(reply.code(404), notReady);
    return draft ? send(reply, renderInvoicePage(options, draft)) : sendGone(reply);
  });

  app.post<InvoiceRequest>('/shop/invoices/:id/:token/pay', (request, reply) => {
    const draft = findDraft(request.params);
    if (draft === undefined) return sendGone(reply);
    const missing = draft.lines.some(
      ({ variantId, quantity }) => options.catalogue.stock(variantId) < quantity,
    );
    if (missing) return send(reply.code(422), soldOut);
    draft.paid = true;
    return send(reply, renderThanks(options));
  });
}

const notReady = renderPage(
  'There is a problem',
  'en',
  '<p>This invoice is not ready yet. Reload the page.</p>',
);
const soldOut = renderPage(
  'Out of stock',
  'en',
  '<p>Some items are no longer available. Nothing was charged.</p>',
);

function renderInvoicePage(options: ShopPageOptions, draft: StoredDraft): string {
  return renderPage(
    `Invoice D${draft.id}`,
    'en',
    `<p>${draft.taxExempt ? 'Without VAT: reverse charge.' : 'VAT is added.'}</p>
${draft.note === null ? '' : `<p>${escape(draft.note)}</p>`}
${addPrices(options, draft.lines)}
<form method="post" action="/shop/invoices/${draft.id}/${draft.token}/pay">
<p>Nothing is charged here.</p>
<button>Pay</button>
</form>`,
  );
}
