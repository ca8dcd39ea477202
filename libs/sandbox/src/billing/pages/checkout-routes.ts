import { formatDecimal, toMinorUnits } from '@guildhall/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escape } from '../../home/escape.ts';
import { readParameters } from '../rest/form-body.ts';
import type { BillingSite } from '../state/site-state.ts';
import { isExpired, isPayable, pay, getStoredDetails, type PaymentOutcome } from '../state/checkout.ts';
import { readAddress } from '../state/customers.ts';
import type { HostedPage } from '../state/resources.ts';
import { isListed } from '../state/switches.ts';
import { renderCloseButton, readPlacement, sendPage } from './vendor-page.ts';

interface PageRequest {
  Params: { id: string };
}

export function addCheckoutRoutes(app: FastifyInstance, site: BillingSite): void {
  app.get<PageRequest>('/pages/v4/:id/checkout', (request, reply) => {
    const page = site.pages.get(request.params.id);
    if (page === undefined) return sendPage(reply.code(404), site, readPlacement(request), unknownPage);
    if (page.state === 'created' && !isExpired(site, page)) {
      page.state = 'requested';
      site.touch(page);
    }
    return isPayable(site, page) ? showForm(request, reply, site, page) : showEnd(request, reply, site, page);
  });

  app.post<PageRequest>('/pages/v4/:id/checkout', (request, reply) => {
    const page = site.pages.get(request.params.id);
    if (page === undefined) return sendPage(reply.code(404), site, readPlacement(request), unknownPage);
    const fields = readParameters(typeof request.body === 'string' ? request.body : '');
    const action = fields.get('action') ?? 'pay';
    if (action === 'expire') page.expires_at = site.clock.seconds();
    if (!isPayable(site, page)) return showEnd(request, reply, site, page);
    if (action === 'cancel') return cancel(request, reply, site, page);
    if (action === 'refuse') {
      page.failure_reason = 'card_error';
      site.touch(page);
      return showForm(request, reply, site, page, 'Your card was declined. Try another card.');
    }
    const email = fields.get('email') || (page.fields.get('customer[email]') ?? '');
    const outcome = pay(site, page, email);
    return finishPayment(request, reply, site, page, { outcome, quiet: action === 'pay-quietly' });
  });
}

const unknownPage = { title: 'Page not found', body: '<p>This checkout does not exist.</p>' };

function finishPayment(
  request: FastifyRequest,
  reply: FastifyReply,
  site: BillingSite,
  page: HostedPage,
  { outcome, quiet }: { outcome: PaymentOutcome; quiet: boolean },
): FastifyReply {
  if (outcome === 'subscribed already')
    return showForm(request, reply, site, page, 'You already have a subscription with us.');
  if (outcome !== 'paid') return showEnd(request, reply, site, page);
  const reported = site.board.get().successCallback && !quiet;
  const back = reported ? toReturnUrl(site, page.redirectUrl, page) : undefined;
  if (back && page.layout === 'full_page') return reply.redirect(back, 303);
  return showEnd(request, reply, site, page, reported, back);
}

/** Cancels a page. A full page redirects to the site; in a frame or window the payer can only close it. */
function cancel(
  request: FastifyRequest,
  reply: FastifyReply,
  site: BillingSite,
  page: HostedPage,
): FastifyReply {
  page.state = 'cancelled';
  site.touch(page);
  const back = page.layout === 'full_page' ? toReturnUrl(site, page.cancelUrl, page) : undefined;
  return back ? reply.redirect(back, 303) : showEnd(request, reply, site, page);
}

/** The return URL with `id` and `state`; `undefined` if its domain is not listed. */
function toReturnUrl(site: BillingSite, to: string | undefined, page: HostedPage): string | undefined {
  const url = URL.parse(to ?? '');
  if (!url || !isListed(site.board.get(), url.origin)) return undefined;
  url.searchParams.set('id', page.id);
  url.searchParams.set('state', page.state);
  return url.href;
}

function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  site: BillingSite,
  page: HostedPage,
  alarm = '',
): FastifyReply {
  const place = readPlacement(request);
  const plan = site.plans().find(({ id }) => id === page.planId);
  const email = page.fields.get('customer[email]') ?? '';
  const { address, card } = getStoredDetails(site, page);
  const { line1, zip, city } = { ...address, ...readAddress(page.fields, 'billing_address') };
  const addressLine = [line1, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const cancelling =
    page.layout === 'full_page'
      ? '<button class="quiet" name="action" value="cancel" formnovalidate>Back</button>'
      : '';
  return sendPage(reply, site, place, {
    title: 'Complete your subscription',
    leadsTo: [page.redirectUrl, page.cancelUrl],
    reports: [...(alarm ? [] : [{ event: 'loaded' }]), { event: 'step', value: 'payment_details' }],
    body: `${alarm && `<p class="alarm" role="alert">${escape(alarm)}</p>`}
<p>${escape(plan?.name ?? page.planId)}<br><span class="price">${escape(site.seed.currency)} ${formatDecimal(toMinorUnits(plan?.price ?? 0))}</span> a year</p>
<form method="post" action="/pages/v4/${page.id}/checkout${place.query}">
<label>Email <input name="email" type="email" maxlength="70" required value="${escape(email)}"></label>
${addressLine && `<p>Billing address: ${escape(addressLine)}</p>`}
${card === undefined ? '' : `<p>We will charge your saved card •••• ${escape(card)}, unless you enter another one.</p>`}
<fieldset>
<legend>Card</legend>
<label>Number <input name="number" inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111"></label>
<label>Valid until <input name="expiry" autocomplete="off" value="12/34"></label>
<label>Security code <input name="code" inputmode="numeric" autocomplete="off" value="123"></label>
</fieldset>
<button name="action" value="pay">Pay</button>
<div class="others">
<button class="quiet" name="action" value="refuse">Decline card</button>
<button class="quiet" name="action" value="pay-quietly">Pay without reporting</button>
<button class="quiet" name="action" value="expire" formnovalidate>Expire page</button>
${cancelling}
${renderCloseButton(place)}
</div>
</form>`,
  });
}

function showEnd(
  request: FastifyRequest,
  reply: FastifyReply,
  site: BillingSite,
  page: HostedPage,
  reported = false,
  back?: string,
): FastifyReply {
  const place = readPlacement(request);
  const close = renderCloseButton(place);
  if (page.content === undefined) {
    const why = page.state === 'cancelled' ? 'It was cancelled.' : 'It has expired.';
    const body = `<p class="alarm">This checkout can no longer be paid. ${why}</p>${close}`;
    return sendPage(reply.code(410), site, place, {
      title: 'Checkout ended',
      body,
      reports: [{ event: 'loaded' }],
    });
  }
  const step = { event: 'step', value: 'thankyou_screen' };
  return sendPage(reply, site, place, {
    title: 'Thank you',
    body: `<p>Your subscription has started. Nothing was charged: this is a sandbox.</p>${close}`,
    reports: reported
      ? [step, { event: 'success', value: page.id }, ...(back ? [{ event: 'redirect', value: back }] : [])]
      : [],
  });
}
