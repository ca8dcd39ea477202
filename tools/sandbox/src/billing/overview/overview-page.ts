import { escape } from '../../home/escape.ts';
import { page } from '../../shop/pages/page.ts';
import { scriptStyles, siteNames, type Billing } from '../billing.ts';
import { subscriptionsOf } from '../state/members.ts';
import { subscriptionStatuses, type Customer, type HostedPage } from '../state/resources.ts';
import type { SiteName } from '../state/site-state.ts';
import { unrelatedKinds } from '../webhooks/unrelated-events.ts';
import { switchForms } from './switch-forms.ts';
import { button, form, options, table, time } from './parts.ts';

/** How many of each kind are shown, the newest first. */
const shown = 12;

/** The complete state of the vendor's stand-in, with forms that change it. Works without script. */
export function overviewPage(billing: Billing): string {
  const { origins, clock, script } = billing;
  return page(
    'Billing',
    'en',
    `<p><a href="/">Back to the sandbox</a></p>
<p>Live site <code>${escape(origins.live)}</code>, test site <code>${escape(origins.test)}</code>, script
<code>${escape(origins.script)}/v2/chargebee.js</code>. The vendor’s clock is ${Math.round(clock.ahead() / 60_000)} minutes
ahead.</p>
<div class="switches">
${form({ action: 'clock' }, `<label>Minutes ahead <input name="value" type="number" min="0" inputmode="numeric" value="${Math.round(clock.ahead() / 60_000)}"></label>${button('Set the clock')}`)}
${form({ action: 'script' }, `<label>The script adds its styles as <select name="value">${options(scriptStyles, script.styles)}</select></label>${button('Set')}`)}
${form({ action: 'reset' }, button('Everything as at first'))}
</div>
</section>
${siteNames.map((name) => siteSection(billing, name)).join('\n')}
<section>`,
  );
}

function siteSection(billing: Billing, name: SiteName): string {
  const title = name === 'live' ? 'Live site' : 'Test site';
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
<h3>Switches</h3>
<div class="switches">
${switchForms(billing.sites[name])}
</div>
<h3>Hosted pages</h3>
${pagesTable(billing, name)}
<h3>Customers and subscriptions</h3>
${customersTable(billing, name)}
<h3>Events</h3>
${webhookForms(billing, name)}
${eventsTable(billing, name)}
</section>`;
}

function pagesTable(billing: Billing, name: SiteName): string {
  const site = billing.sites[name];
  const open = ({ state }: HostedPage) => state === 'created' || state === 'requested';
  const rows = newest([...site.pages.values()]).map((one) => [
    time(one.created_at),
    `<a href="${escape(one.url)}">${escape(one.planId)}</a>`,
    escape(one.content?.customer.email ?? one.fields.get('customer[email]') ?? ''),
    one.layout.replace('_', ' '),
    `${one.state}${open(one) && one.expires_at <= site.clock.seconds() ? ', expired' : ''}${one.failure_reason ? `, ${one.failure_reason}` : ''}`,
    open(one)
      ? (['pay', 'refuse', 'expire'] as const)
          .map((action) => form({ site: name, action, id: one.id }, button(action, `page ${one.id}`)))
          .join('')
      : '',
  ]);
  return table(
    'Hosted pages',
    ['Made', 'Plan', 'E-mail', 'Layout', 'State', 'Do'],
    rows,
    'No page was made yet.',
  );
}

function customersTable(billing: Billing, name: SiteName): string {
  const site = billing.sites[name];
  const subscriptions = ({ id, email = '' }: Customer) =>
    subscriptionsOf(site, id)
      .map((one) =>
        form(
          { site: name, action: 'status', id: one.id },
          `<label><span class="hidden">Status of ${escape(email)}</span><select name="value">${options(subscriptionStatuses, one.status)}</select></label>${button('Set', `status of ${email}`)}`,
        ),
      )
      .join('');
  const rows = newest([...site.customers.values()]).map((customer) => [
    `<code>${escape(customer.id)}</code>`,
    escape(customer.email ?? ''),
    escape(
      Object.keys(customer)
        .filter((field) => field.startsWith('cf_'))
        .join(', '),
    ),
    subscriptions(customer),
  ]);
  return table('Customers', ['Id', 'E-mail', 'Custom fields', 'Subscriptions'], rows, 'There are none.');
}

function webhookForms(billing: Billing, site: SiteName): string {
  const { to, mode } = billing.webhooks[site].settings();
  const waiting = billing.webhooks[site].all().filter(({ state }) => state === 'waiting').length;
  return `<p class="calm">${to === '' ? 'The events go nowhere.' : `They go to ${escape(to)}. ${waiting} wait.`}</p>
<div class="switches">
${form({ site, action: 'events-to' }, `<label>To <input name="value" type="url" value="${escape(to)}"></label>${button('Send them there')}`)}
${form({ site, action: 'mode' }, `<label>New events <select name="value">${options(['at-once', 'held'], mode)}</select></label>${button('Set')}`)}
${form({ site, action: 'deliver' }, `<label>What waits, in this order <select name="value">${options(['oldest', 'newest', 'shuffled'], 'oldest')}</select></label>${button('Deliver')}`)}
${form({ site, action: 'deliver-twice' }, button('Deliver what waits twice'))}
${form({ site, action: 'drop' }, button('Lose what waits'))}
${form({ site, action: 'unrelated' }, `<label>An event of <select name="value">${options(unrelatedKinds, '')}</select></label>${button('Send it')}`)}
</div>`;
}

function eventsTable(billing: Billing, name: SiteName): string {
  const rows = newest(billing.sites[name].events).map((event) => [
    time(event.occurred_at),
    escape(event.event_type),
    escape(event.source),
    escape(event.webhook_status),
  ]);
  return table('Events', ['Time', 'Type', 'From', 'Webhook'], rows, 'Nothing has happened yet.');
}

function newest<T>(all: readonly T[]): T[] {
  return all.slice(-shown).reverse();
}
