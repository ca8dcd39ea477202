import type { Fault, FaultMode } from '../faults/fault-list.ts';
import { escape } from './escape.ts';
import type { ServiceEntry } from './services.ts';
import type { IdentitySeed } from '../identity/seed-identities.ts';

interface HomeState {
  origin: string;
  siteOrigin: string | undefined;
  /** The draft's URL on the site, as an editor's preview button opens it. */
  preview: { title: string; address: string } | undefined;
  services: readonly ServiceEntry[];
  faults: readonly Fault[];
  /** Members who can log in. */
  members: readonly IdentitySeed[];
  /** Calls that show or change what the services do: method and path. */
  controls: readonly string[];
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
${renderMembers(state.members)}
<section aria-labelledby="controls">
<h2 id="controls">Controls</h2>
<p>All calls that show or change what the services do. Bodies and answers are JSON.</p>
<ul>${state.controls.map(renderControl).join('')}</ul>
</section>
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

function renderMembers(members: readonly IdentitySeed[]): string {
  if (members.length === 0) return '';
  const rows = members.map(
    ({ email, password, about }) =>
      `<li><code>${escape(email)}</code>, password <code>${escape(password)}</code>: ${escape(about)}</li>`,
  );
  return `<section aria-labelledby="members">
<h2 id="members">Members who can log in</h2>
<ul>${rows.join('')}</ul>
</section>`;
}

function renderControl(call: string): string {
  const [method, path = ''] = call.split(' ');
  const name = `<code>${escape(call)}</code>`;
  return `<li>${method === 'GET' && !path.includes(':') ? `<a href="${escape(path)}">${name}</a>` : name}</li>`;
}
