import type { FastifyInstance } from 'fastify';
import type { Billing } from '../billing.ts';
import { sendUnrelatedEvent, unrelatedKinds, type UnrelatedKind } from '../webhooks/unrelated-events.ts';
import type { DeliveryOptions, WebhookSettings } from '../webhooks/webhooks.ts';
import {
  createBodySchema,
  createOptionalBodySchema,
  siteParams,
  type SiteRequest,
} from './control-requests.ts';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const ids = { type: 'array', items: { type: 'integer' } };

export function addWebhookControls(app: FastifyInstance, billing: Billing): void {
  app.get<SiteRequest>('/_sandbox/billing/:site/webhooks', siteParams, (request) => {
    const webhooks = billing.webhooks[request.params.site];
    return { ...webhooks.settings(), deliveries: webhooks.all() };
  });
  app.put<SiteRequest & { Body: Partial<WebhookSettings> }>(
    '/_sandbox/billing/:site/webhooks',
    createBodySchema({
      ...{ to: text, user: text, password: text },
      ...{ mode: { enum: ['at-once', 'held'] }, copies: count, delayMs: count },
    }),
    (request, reply) => {
      billing.webhooks[request.params.site].set(request.body);
      return reply.code(204).send();
    },
  );
  app.post<SiteRequest & { Body: DeliveryOptions | null }>(
    '/_sandbox/billing/:site/webhooks/deliver',
    createOptionalBodySchema({
      ids,
      order: { enum: ['oldest', 'newest', 'shuffled'] },
      seed: count,
      copies: { type: 'integer', minimum: 1, maximum: 10 },
      together: { type: 'boolean' },
    }),
    (request) => billing.webhooks[request.params.site].deliver(request.body ?? {}),
  );
  app.post<SiteRequest & { Body: { ids?: number[] } | null }>(
    '/_sandbox/billing/:site/webhooks/drop',
    createOptionalBodySchema({ ids }),
    (request) => billing.webhooks[request.params.site].drop(request.body?.ids),
  );
  app.post<SiteRequest & { Body: { kind: UnrelatedKind } }>(
    '/_sandbox/billing/:site/webhooks/unrelated',
    createBodySchema({ kind: { enum: unrelatedKinds } }),
    (request, reply) => {
      const event = sendUnrelatedEvent(billing, request.params.site, request.body.kind);
      return reply.code(201).send(event);
    },
  );
}
