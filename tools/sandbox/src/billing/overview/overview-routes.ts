import type { FastifyInstance } from 'fastify';
import { scriptStyles, siteNames, type Billing } from '../billing.ts';
import { pay } from '../state/checkout.ts';
import { subscriptionStatuses } from '../state/resources.ts';
import { sendUnrelatedEvent, unrelatedKinds } from '../webhooks/unrelated-events.ts';
import { sendControlPage } from '../../home/control-page.ts';
import { setStatus } from '../controls/member-controls.ts';
import { renderOverviewPage } from './overview-page.ts';
import { switchFields } from './switch-forms.ts';

interface OverviewAction {
  site?: string;
  action: string;
  id?: string;
  value?: string;
}

/** `/billing`: a page that shows the state of the vendor's stand-in and changes it by plain forms. */
export function addOverviewRoutes(app: FastifyInstance, billing: Billing): void {
  app.get('/billing', (_request, reply) => sendControlPage(reply, renderOverviewPage(billing)));
  app.post<{ Body: OverviewAction }>(
    '/billing',
    { schema: { body: { type: 'object', required: ['action'] } } },
    async (request, reply) => {
      const site = siteNames.find((name) => name === request.body.site);
      await applyAction(billing, request.body);
      return reply.redirect(`/billing${site ? `#${site}` : ''}`, 303);
    },
  );
}

/** Applies a form's change; an unreadable value changes nothing. */
async function applyAction(
  billing: Billing,
  { site: given, action, id = '', value = '' }: OverviewAction,
): Promise<void> {
  const name = siteNames.find((one) => one === given) ?? 'live';
  const site = billing.sites[name];
  const webhooks = billing.webhooks[name];
  const page = site.pages.get(id);
  const actions: Record<string, () => unknown> = {
    reset: () => billing.reset(),
    clock: () => billing.clock.setAhead(Number(value) * 60_000 || 0),
    script: () => {
      billing.script.styles = scriptStyles.find((styles) => styles === value) ?? 'both';
    },
    switch: () => {
      const field = switchFields.find((one) => one.name === id);
      if (field) site.board.set({ [field.name]: field.read(value) });
    },
    pay: () => page && pay(site, page, page.fields.get('customer[email]') ?? ''),
    refuse: () => page && (page.failure_reason = 'card_error'),
    expire: () => page && (page.expires_at = site.clock.seconds()),
    status: () => {
      const status = subscriptionStatuses.find((one) => one === value);
      if (status) setStatus(site, id, status);
    },
    'events-to': () => webhooks.set({ to: value }),
    mode: () => webhooks.set({ mode: value === 'held' ? 'held' : 'at-once' }),
    deliver: () => webhooks.deliver({ order: value === 'newest' || value === 'shuffled' ? value : 'oldest' }),
    'deliver-twice': () => webhooks.deliver({ copies: 2 }),
    drop: () => webhooks.drop(),
    unrelated: () => {
      const kind = unrelatedKinds.find((one) => one === value);
      if (kind) sendUnrelatedEvent(billing, name, kind);
    },
  };
  await actions[action]?.();
}
