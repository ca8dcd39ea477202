import type { FastifyPluginCallback } from 'fastify';
import { readCategoryQuery } from '../chosen-categories.ts';
import { ticketHeaders } from '../page-headers.ts';
import type { Caching } from '../caching.ts';
import type { PageBuilder } from '../page-builder.ts';
import { securityHeaders } from '../security-headers.ts';
import { sendPage } from '../send-page.ts';
import { readTicket } from './ticket.ts';

export interface PreviewOptions {
  builder: Pick<PageBuilder, 'buildPreview'>;
  caching: Pick<Caching, 'cacheControl'>;
  /** Gives access to drafts at the content service. */
  previewKey: string;
  secret: string;
  now: () => number;
}

const refusal =
  'This preview link is invalid or has expired. Links work for up to one hour. Open the preview again from the editor.';

/**
 * `GET /preview?ticket=…` shows an unpublished entry to an editor with a ticket from the content service. Without a
 * valid ticket the content service is not called. The ticket is in the query, which is never logged; only links of the
 * preview itself repeat it (`Referrer-Policy`).
 */
export const previewRoute: FastifyPluginCallback<PreviewOptions> = (
  app,
  { builder, caching: { cacheControl }, previewKey, secret, now },
  done,
) => {
  app.get<{ Querystring: Record<string, unknown> }>('/preview', async (request, reply) => {
    const { ticket, ...query } = request.query;
    const id = readTicket(ticket, { secret, now: now() });
    if (id !== undefined) {
      const preview = { id, previewKey, ticket: String(ticket), chosen: readCategoryQuery(query) };
      return sendPage(request, reply, await builder.buildPreview(preview));
    }
    return reply
      .code(403)
      .headers({ ...securityHeaders, ...ticketHeaders, 'cache-control': cacheControl.ticket })
      .type('text/plain; charset=utf-8')
      .send(refusal);
  });
  done();
};
