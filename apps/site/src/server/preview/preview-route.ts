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
  /** Opens what is not published at the content service. */
  previewKey: string;
  /** Shared with the makers of tickets. */
  secret: string;
  now: () => number;
}

const refusal =
  'This preview link is not valid, or no longer: a link holds for one hour. Open the preview again from the editor.';

/**
 * `GET /preview?ticket=…` shows an entry that is not published to an editor, who has a ticket of the content
 * service. The content service is asked only for who has one. The ticket is in the query, which no log here has; the
 * page's own links repeat it, and no other page learns it (`Referrer-Policy`).
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
      const asked = { id, previewKey, ticket: String(ticket), chosen: readCategoryQuery(query) };
      return sendPage(request, reply, await builder.buildPreview(asked));
    }
    return reply
      .code(403)
      .headers({ ...securityHeaders, ...ticketHeaders, 'cache-control': cacheControl.ticket })
      .type('text/plain; charset=utf-8')
      .send(refusal);
  });
  done();
};
