import type { Fault, FaultMode } from '../faults/fault-list.ts';
import type { LoggedRequest } from '../requests/request-log.ts';
import { escape } from './escape.ts';
import type { ServiceEntry } from './services.ts';

interface HomeState {
  origin: string;
  siteOrigin: string | undefined;
  /** The draft's URL on the site, as an editor's preview button opens it. */
  preview: { title: string; address: string } | undefined;
  services: readonly ServiceEntry[];
  faults: readonly Fault[];
  requests: readonly LoggedRequest[];
}

const modes: Record<FaultMode, string> = {
  slow: 'Slow: responds after a delay',
  dripping: 'Dripping: sends half of the response at once, the rest after a delay',
  error: 'Error: returns 500',
  broken: 'Broken: cuts responses in half',
  empty: 'Empty: returns an empty list',
  down: 'Down: drops every connection',
  redirect: 'Redirect: redirects to another URL',
  html: 'HTML: returns a maintenance page',
  throttled: 'Throttled: reports too many requests',
  busy: 'Busy: like throttled, without Retry-After',
  refused: 'Refused: rejects the request',
  mistaken: 'Mistaken: says that an existing cart does not exist (shop)',
  lost: 'Lost: processes the request, then drops the connection',
  missing: 'Missing: returns 404, not found',
  removed: 'Removed: returns 410, there was an entry',
  'no-route': 'No route: returns 404, unknown route',
  astray: 'Astray: returns 404 with a proxy’s web page',
  'expired-code': 'Expired code: email codes have expired (identity)',
  'weak-password': 'Weak password: new passwords do not meet the policy (identity)',
  captcha: 'Captcha: a captcha token is missing (identity)',
  'old-login': 'Old login: changes require a new login (identity)',
  'restricted-key': 'Restricted key: only pages of this machine may use it (identity)',
};

/** The sandbox's homepage: services and fault controls. Works without JavaScript. */
export function renderHomePage(state: HomeState): string {
  const { siteOrigin } = state;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Guildhall sandbox</title>
<link rel="stylesheet" href="/_sandbox/home.css">
</head>
<body>
<header>
<img src="/media/home-hero-1024.jpg" width="1024" height="576" alt="">
<div>
<h1>Sandbox</h1>
<p>Local stand-ins for the hosted services, at <code>${escape(state.origin)}</code>. Nothing here leaves this machine.</p>
${siteOrigin === undefined ? '' : `<p><a href="${escape(siteOrigin)}">Go to the site</a></p>`}
${state.preview === undefined ? '' : `<p><a href="${escape(state.preview.address)}">Preview the draft “${escape(state.preview.title)}”</a> on the site (the link works for one hour)</p>`}
</div>
</header>
<main>
${renderFaults(state)}
<section aria-labelledby="services">
<h2 id="services">Services</h2>
${state.services.map(renderService).join('\n')}
</section>
${renderRequests(state.requests)}
</main>
</body>
</html>`;
}

function renderFaults({ faults, services }: HomeState): string {
  const list = faults.map(
    (fault) => `<li>
<form method="post" action="/_sandbox/faults/clear">
<input type="hidden" name="id" value="${fault.id}">
<span><strong>${escape(fault.service)}: ${fault.mode}</strong>${escape(renderFaultDetails(fault))}</span>
<button>Turn off<span class="hidden"> ${escape(fault.service)} ${fault.mode}</span></button>
</form>
</li>`,
  );
  const renderOptions = (pairs: [string, string][]) =>
    pairs.map(([value, label]) => `<option value="${value}">${escape(label)}</option>`).join('');
  return `<section aria-labelledby="faults">
<h2 id="faults">Faults</h2>
${
  list.length === 0
    ? '<p class="calm">No faults are on. All services work normally.</p>'
    : `<ul class="on">${list.join('')}</ul>
<form method="post" action="/_sandbox/faults/clear"><button>Turn off all faults</button></form>`
}
<form method="post" action="/_sandbox/faults" class="order">
<h3>Turn on a fault</h3>
<label>Service <select name="service">${renderOptions(services.map(({ name, title }) => [name, title]))}</select></label>
<label>Fault <select name="mode">${renderOptions(Object.entries(modes))}</select></label>
<label>Only URLs (for mail: SMTP steps) containing <input name="match" placeholder="/wp-json/entry" autocomplete="off"></label>
<label>Number of requests <input name="times" type="number" min="1" inputmode="numeric" placeholder="unlimited"></label>
<label>Delay in ms (slow, dripping) <input name="delayMs" type="number" min="0" max="120000" inputmode="numeric" placeholder="3000"></label>
<button>Turn on</button>
</form>
</section>`;
}

function renderFaultDetails({ match, times, delayMs, mode }: Fault): string {
  const parts = [
    mode === 'slow' || mode === 'dripping' ? `by ${delayMs} ms` : '',
    match === '' ? '' : `for URLs containing “${match}”`,
    times === null ? '' : times === 1 ? '1 more request' : `${times} more requests`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

function renderService({ title, purpose, addresses }: ServiceEntry): string {
  const rows = addresses.map(
    ([path, what]) => `<li><a href="${escape(path)}"><code>${escape(path)}</code></a> ${escape(what)}</li>`,
  );
  return `<article><h3>${escape(title)}</h3><p>${escape(purpose)}</p><ul>${rows.join('')}</ul></article>`;
}

function renderRequests(requests: readonly LoggedRequest[]): string {
  const rows = requests.map(
    ({ time, service, method, path }) =>
      `<tr><td><time datetime="${time}">${time.slice(11, 19)}</time></td><td>${escape(service)}</td>` +
      `<td>${escape(method)}</td><td><code>${escape(path)}</code></td></tr>`,
  );
  return `<section aria-labelledby="requests">
<h2 id="requests">Latest requests</h2>
${
  rows.length === 0
    ? '<p class="calm">No requests yet.</p>'
    : `<div class="scroll" tabindex="0" role="region" aria-label="Table of the latest requests"><table>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Service</th><th scope="col">Method</th><th scope="col">URL</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}
</section>`;
}
