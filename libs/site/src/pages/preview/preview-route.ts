import type { FastifyPluginCallback } from 'fastify';
import { readCategoryQuery } from '../entry/chosen-categories.ts';
import { ticketHeaders } from '../../engine/page-headers.ts';
import type { Caching } from '../../config/caching.ts';
import type { BuildPreview } from './build-preview.ts';
import { securityHeaders } from '../../engine/security/security-headers.ts';
import { sendPage } from '../../engine/send-page.ts';
import type { ResponseTexts } from '../../texts/response-texts.ts';
import { readTicket } from './ticket.ts';

export interface PreviewOptions {
  /** Builds an entry for editors, whatever its status. */
  buildPreview: BuildPreview;
  caching: Pick<Caching, 'cacheControl'>;
  /** Give access to drafts at the content service: the first, or else the next. */
  previewKeys: readonly string[];
  /** Any of them may have signed a ticket. */
  secrets: readonly string[];
  now: () => number;
  texts: Pick<ResponseTexts, 'previewRefused'>;
}

/**
 * `GET /preview?ticket=…` shows an unpublished entry to an editor with a ticket from the content service. Without a
 * valid ticket the content service is not called. The ticket is in the query, which is never logged; only links of the
 * preview itself repeat it (`Referrer-Policy`).
 */
export const previewRoute: FastifyPluginCallback<PreviewOptions> = (
  app,
  { buildPreview, caching: { cacheControl }, previewKeys, secrets, now, texts },
  done,
) => {
  app.get<{ Querystring: Record<string, unknown> }>('/preview', async (request, reply) => {
    const { ticket, ...query } = request.query;
    const id = readTicket(ticket, { secrets, now: now() });
    if (id !== undefined) {
      const preview = { id, previewKeys, ticket: String(ticket), chosen: readCategoryQuery(query) };
      return sendPage(request, reply, await buildPreview(preview));
    }
    return reply
      .code(403)
      .headers({ ...securityHeaders, ...ticketHeaders, 'cache-control': cacheControl.ticket })
      .type('text/plain; charset=utf-8')
      .send(texts.previewRefused);
  });
  done();
};
