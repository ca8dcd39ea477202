import type { FastifyInstance } from 'fastify';
import type { Billing } from '../billing.ts';
import { pay } from '../state/checkout.ts';
import { createOptionalBodySchema, getSite, siteParams, type SiteRequest } from './control-requests.ts';

interface PageRequest {
  Params: SiteRequest['Params'] & { id: string };
}

export function addPageControls(app: FastifyInstance, billing: Billing): void {
  app.get<SiteRequest>('/_sandbox/billing/:site/pages', siteParams, (request) =>
    [...getSite(billing, request).pages.values()].map((page) => ({
      ...page,
      fields: Object.fromEntries(page.fields),
    })),
  );

  app.post<PageRequest & { Body: { email?: string } | null }>(
    '/_sandbox/billing/:site/pages/:id/pay',
    createOptionalBodySchema({ email: { type: 'string' } }),
    (request, reply) => {
      const site = getSite(billing, request);
      const page = site.pages.get(request.params.id);
      if (page === undefined) return reply.code(404).send({ error: 'The site has no such page' });
      return { outcome: pay(site, page, request.body?.email ?? page.fields.get('customer[email]') ?? '') };
    },
  );

  for (const action of ['expire', 'cancel', 'refuse'] as const)
    app.post<PageRequest>(`/_sandbox/billing/:site/pages/:id/${action}`, siteParams, (request, reply) => {
      const site = getSite(billing, request);
      const page = site.pages.get(request.params.id);
      if (page === undefined) return reply.code(404).send({ error: 'The site has no such page' });
      if (action === 'expire') page.expires_at = site.clock.seconds();
      if (action === 'cancel' && page.content === undefined) page.state = 'cancelled';
      if (action === 'refuse') page.failure_reason = 'card_error';
      site.touch(page);
      return reply.code(204).send();
    });
}
