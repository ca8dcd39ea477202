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
${renderForm({ action: 'clock' }, `<label>Minutes ahead <input name="value" type="number" min="0" inputmode="numeric" value="${Math.round(clock.ahead() / 60_000)}"></label>${renderButton('Set the clock')}`)}
${renderForm({ action: 'script' }, `<label>The script adds its styles as <select name="value">${renderOptions(scriptStyles, script.styles)}</select></label>${renderButton('Set')}`)}
${renderForm({ action: 'reset' }, renderButton('Everything as at first'))}
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
<h3>Switches</h3>
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
    ['Made', 'Plan', 'E-mail', 'Layout', 'State', 'Do'],
    rows,
    'No page was made yet.',
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
    ['Id', 'E-mail', 'Custom fields', 'Subscriptions'],
    rows,
    'There are none.',
  );
}

function renderWebhookForms(billing: Billing, site: SiteName): string {
  const { to, mode } = billing.webhooks[site].settings();
  const waiting = billing.webhooks[site].all().filter(({ state }) => state === 'waiting').length;
  return `<p class="calm">${to === '' ? 'The events go nowhere.' : `They go to ${escape(to)}. ${waiting} wait.`}</p>
<div class="switches">
${renderForm({ site, action: 'events-to' }, `<label>To <input name="value" type="url" value="${escape(to)}"></label>${renderButton('Send them there')}`)}
${renderForm({ site, action: 'mode' }, `<label>New events <select name="value">${renderOptions(['at-once', 'held'], mode)}</select></label>${renderButton('Set')}`)}
${renderForm({ site, action: 'deliver' }, `<label>What waits, in this order <select name="value">${renderOptions(['oldest', 'newest', 'shuffled'], 'oldest')}</select></label>${renderButton('Deliver')}`)}
${renderForm({ site, action: 'deliver-twice' }, renderButton('Deliver what waits twice'))}
${renderForm({ site, action: 'drop' }, renderButton('Lose what waits'))}
${renderForm({ site, action: 'unrelated' }, `<label>An event of <select name="value">${renderOptions(unrelatedKinds, '')}</select></label>${renderButton('Send it')}`)}
</div>`;
}

function renderEvents(billing: Billing, name: SiteName): string {
  const rows = getNewest(billing.sites[name].events).map((event) => [
    renderTime(event.occurred_at),
    escape(event.event_type),
    escape(event.source),
    escape(event.webhook_status),
  ]);
  return renderTable('Events', ['Time', 'Type', 'From', 'Webhook'], rows, 'Nothing has happened yet.');
}

function getNewest<T>(all: readonly T[]): T[] {
  return all.slice(-maxRows).reverse();
}
