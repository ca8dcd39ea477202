import { escape } from '../../home/escape.ts';
import { renderPage } from '../../shop/pages/page.ts';
import { scriptStyles, siteNames, type Billing } from '../billing.ts';
import { listSubscriptions } from '../state/customers.ts';
import { subscriptionStatuses, type Customer, type HostedPage } from '../state/resources.ts';
import type { SiteName } from '../state/site-state.ts';
import { unrelatedKinds } from '../webhooks/unrelated-events.ts';
import { renderSwitchForms } from './switch-forms.ts';
import { renderButton, renderForm, renderOptions, renderTable, renderTime } from './render-elements.ts';

/** Rows per table, the newest first. */
const maxRows = 12;

/** The complete state of the vendor's stand-in, with forms that change it. Works without JavaScript. */
export function renderOverviewPage(billing: Billing): string {
  const { origins, clock, script } = billing;
  return renderPage(
    'Billing',
    'en',
    `<p><a href="/">Back to the sandbox</a></p>
<p>Live site <code>${escape(origins.live)}</code>, test site <code>${escape(origins.test)}</code>, script
<code>${escape(origins.script)}/v2/chargebee.js</code>. The vendor’s clock is ${Math.round(clock.ahead() / 60_000)} minutes
ahead.</p>
<div class="switches">
${renderForm({ action: 'clock' }, `<label>Minutes ahead <input name="value" type="number" min="0" inputmode="numeric" value="${Math.round(clock.ahead() / 60_000)}"></label>${renderButton('Set clock')}`)}
${renderForm({ action: 'script' }, `<label>Styles of the script <select name="value">${renderOptions(scriptStyles, script.styles)}</select></label>${renderButton('Set')}`)}
${renderForm({ action: 'reset' }, renderButton('Reset everything'))}
</div>
</section>
${siteNames.map((name) => renderSite(billing, name)).join('\n')}
<section>`,
  );
}

function renderSite(billing: Billing, name: SiteName): string {
  const title = name === 'live' ? 'Live site' : 'Test site';
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
<h3>Settings</h3>
<div class="switches">
${renderSwitchForms(billing.sites[name])}
</div>
<h3>Hosted pages</h3>
${renderPages(billing, name)}
<h3>Customers and subscriptions</h3>
${renderCustomers(billing, name)}
<h3>Events</h3>
${renderWebhookForms(billing, name)}
${renderEvents(billing, name)}
</section>`;
}

function renderPages(billing: Billing, name: SiteName): string {
  const site = billing.sites[name];
  const isOpen = ({ state }: HostedPage) => state === 'created' || state === 'requested';
  const rows = getNewest([...site.pages.values()]).map((one) => [
    renderTime(one.created_at),
    `<a href="${escape(one.url)}">${escape(one.planId)}</a>`,
    escape(one.content?.customer.email ?? one.fields.get('customer[email]') ?? ''),
    one.layout.replace('_', ' '),
    `${one.state}${isOpen(one) && one.expires_at <= site.clock.seconds() ? ', expired' : ''}${one.failure_reason ? `, ${one.failure_reason}` : ''}`,
    isOpen(one)
      ? (['pay', 'refuse', 'expire'] as const)
          .map((action) =>
            renderForm({ site: name, action, id: one.id }, renderButton(action, `page ${one.id}`)),
          )
          .join('')
      : '',
  ]);
  return renderTable(
    'Hosted pages',
    ['Created', 'Plan', 'Email', 'Layout', 'State', 'Actions'],
    rows,
    'No hosted pages yet.',
  );
}

function renderCustomers(billing: Billing, name: SiteName): string {
  const site = billing.sites[name];
  const subscriptions = ({ id, email = '' }: Customer) =>
    listSubscriptions(site, id)
      .map((one) =>
        renderForm(
          { site: name, action: 'status', id: one.id },
          `<label><span class="hidden">Status of ${escape(email)}</span><select name="value">${renderOptions(subscriptionStatuses, one.status)}</select></label>${renderButton('Set', `status of ${email}`)}`,
        ),
      )
      .join('');
  const rows = getNewest([...site.customers.values()]).map((customer) => [
    `<code>${escape(customer.id)}</code>`,
    escape(customer.email ?? ''),
    escape(
      Object.keys(customer)
        .filter((field) => field.startsWith('cf_'))
        .join(', '),
    ),
    subscriptions(customer),
  ]);
  return renderTable(
    'Customers',
    ['ID', 'Email', 'Custom fields', 'Subscriptions'],
    rows,
    'No customers yet.',
  );
}

function renderWebhookForms(billing: Billing, site: SiteName): string {
  const { to, mode } = billing.webhooks[site].settings();
  const pending = billing.webhooks[site].all().filter(({ state }) => state === 'waiting').length;
  return `<p class="calm">${to === '' ? 'Events are not sent.' : `Events are sent to ${escape(to)}. ${pending} pending.`}</p>
<div class="switches">
${renderForm({ site, action: 'events-to' }, `<label>Send events to <input name="value" type="url" value="${escape(to)}"></label>${renderButton('Set')}`)}
${renderForm({ site, action: 'mode' }, `<label>New events <select name="value">${renderOptions(['at-once', 'held'], mode)}</select></label>${renderButton('Set')}`)}
${renderForm({ site, action: 'deliver' }, `<label>Deliver pending events, in this order <select name="value">${renderOptions(['oldest', 'newest', 'shuffled'], 'oldest')}</select></label>${renderButton('Deliver')}`)}
${renderForm({ site, action: 'deliver-twice' }, renderButton('Deliver pending events twice'))}
${renderForm({ site, action: 'drop' }, renderButton('Discard pending events'))}
${renderForm({ site, action: 'unrelated' }, `<label>Unrelated event <select name="value">${renderOptions(unrelatedKinds, '')}</select></label>${renderButton('Send')}`)}
</div>`;
}

function renderEvents(billing: Billing, name: SiteName): string {
  const rows = getNewest(billing.sites[name].events).map((event) => [
    renderTime(event.occurred_at),
    escape(event.event_type),
    escape(event.source),
    escape(event.webhook_status),
  ]);
  return renderTable('Events', ['Time', 'Type', 'Source', 'Webhook'], rows, 'No events yet.');
}

function getNewest<T>(all: readonly T[]): T[] {
  return all.slice(-maxRows).reverse();
}
